interface StrokesProps {
  /** Path data on a grid of 24. */
  d: string;
  className?: string;
}

/** A few strokes, drawn in the colour of the text. An icon set would reach the browser with them. */
export const Strokes = ({ d, className = '' }: StrokesProps) => (
  <svg viewBox="0 0 24 24" width="1em" className={`strokes ${className}`} aria-hidden="true">
    <path d={d} />
  </svg>
);
