import * as m from 'framer-motion/m';
import type { ComponentProps } from 'react';
import { LuX } from 'react-icons/lu';
import { strings } from '@/data/strings';
import { ArrowBack, ArrowForward } from '../ui/arrows';
import { buttonStyles } from '../ui/button-styles';
import type { PageImage } from './lightbox-image';

/** What appears beside the image while it grows. */
export const fade = { hidden: { opacity: 0 }, shown: { opacity: 1 } };

const barStyle = 'flex min-h-header items-center justify-between px-4 [&_svg]:w-5';

const Button = (props: ComponentProps<'button'>) => (
  <button type="button" className={buttonStyles.ghost} {...props} />
);

interface TopBarProps {
  index: number;
  count: number;
  onClose: () => void;
}

/** The bar above the image: its number, and the button that closes the lightbox. */
export const TopBar = ({ index, count, onClose }: TopBarProps) => (
  <m.div variants={fade} className={barStyle}>
    <p role="status" className="font-caption text-caption/relaxed text-muted">
      {index + 1} / {count}
    </p>
    <Button aria-label={strings.layout.close} onClick={onClose}>
      <LuX aria-hidden="true" />
    </Button>
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
        <Button aria-disabled={isFirst} onClick={() => onStep(-1)}>
          <ArrowBack />
          {strings.layout.previous}
        </Button>
        <Button aria-disabled={isLast} onClick={() => onStep(1)}>
          {strings.layout.next}
          <ArrowForward />
        </Button>
      </div>
    )}
  </m.div>
);
