import * as m from 'framer-motion/m';
import { strings } from '@/data/strings';
import { buttonStyles } from '../ui/button-styles';
import { ArrowBack, ArrowForward, CloseIcon, EnlargeIcon, ShrinkIcon } from '../ui/line-icons';
import type { PageImage } from './lightbox-image';

/** What appears beside the image while it grows. */
export const fade = { hidden: { opacity: 0 }, shown: { opacity: 1 } };

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
  <m.div variants={fade} className={barStyle}>
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
  </m.div>
);

interface BottomBarProps {
  image: PageImage;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: number) => void;
}

/** What is below the image: its caption, and the buttons that lead to the previous and the next one. */
export const BottomBar = ({ image, isFirst, isLast, onStep }: BottomBarProps) => (
  <m.div variants={fade}>
    <p className="mt-3 px-4 text-center text-small/relaxed text-muted">
      {image.caption}{' '}
      <a href={image.href} className="inline-block min-h-6 text-accent underline">
        {strings.lightbox.open}
      </a>
    </p>
    {!(isFirst && isLast) && (
      <div className={barStyle}>
        <button
          type="button"
          className={buttonStyles.ghost}
          aria-disabled={isFirst}
          onClick={() => onStep(-1)}
        >
          <ArrowBack />
          {strings.lightbox.previous}
          <span className="sr-only">{strings.lightbox.image}</span>
        </button>
        <button
          type="button"
          className={buttonStyles.ghost}
          aria-disabled={isLast}
          onClick={() => onStep(1)}
        >
          {strings.lightbox.next}
          <span className="sr-only">{strings.lightbox.image}</span>
          <ArrowForward />
        </button>
      </div>
    )}
  </m.div>
);
