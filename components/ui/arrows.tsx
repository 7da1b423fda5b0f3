import { Strokes } from './strokes';

interface ArrowProps {
  className?: string;
}

export const ArrowLeft = ({ className }: ArrowProps) => (
  <Strokes d="M12 19l-7-7 7-7M19 12H5" className={className} />
);

export const ArrowRight = ({ className }: ArrowProps) => (
  <Strokes d="M5 12h14M12 5l7 7-7 7" className={className} />
);
