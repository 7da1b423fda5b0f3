import { strings } from '@/data/strings';
import { buttonStyles } from '../ui/button-styles';
import { ArrowBack, ArrowForward, CloseIcon, EnlargeIcon, ShrinkIcon } from '../ui/line-icons';

const barStyle = 'flex min-h-header items-center justify-between px-4 [&_svg]:w-5';

interface TopBarProps {
  index: number;
  count: number;
  isZoomed: boolean;
  onZoom: () => void;
  onClose: () => void;
}

/** The bar above the image: its number, and the buttons that enlarge it and close the lightbox. */
export const TopBar = ({ index, count, isZoomed, onZoom, onClose }: TopBarProps) => (
  <div className={barStyle}>
    <p role="status" className="font-caption text-caption/relaxed text-muted">
      {index + 1} / {count}
    </p>
    <div className="flex">
      <button type="button" className={buttonStyles.ghost} aria-pressed={isZoomed} onClick={onZoom}>
        {isZoomed ? <ShrinkIcon /> : <EnlargeIcon />}
        <span className="sr-only">{strings.lightbox.zoom}</span>
      </button>
      <button type="button" className={buttonStyles.ghost} onClick={onClose}>
        <CloseIcon />
        <span className="sr-only">{strings.lightbox.close}</span>
      </button>
    </div>
  </div>
);

interface StepBarProps {
  index: number;
  count: number;
  onStep: (by: number) => void;
}

/** The bar below the image: the buttons that lead to the previous and the next one. */
export const StepBar = ({ index, count, onStep }: StepBarProps) => (
  <div className={barStyle}>
    <button
      type="button"
      className={buttonStyles.ghost}
      aria-disabled={index === 0}
      onClick={() => onStep(-1)}
    >
      <ArrowBack />
      {strings.lightbox.previous}
      <span className="sr-only">{strings.lightbox.image}</span>
    </button>
    <button
      type="button"
      className={buttonStyles.ghost}
      aria-disabled={index === count - 1}
      onClick={() => onStep(1)}
    >
      {strings.lightbox.next}
      <span className="sr-only">{strings.lightbox.image}</span>
      <ArrowForward />
    </button>
  </div>
);
