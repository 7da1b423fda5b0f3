interface StrokesProps {
  /** SVG path data in a 24 × 24 viewBox. */
  d: string;
  className?: string;
}

/** An icon drawn in the text colour, for every page: icon sets would add their runtime to its scripts. */
export const Strokes = ({ d, className }: StrokesProps) => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
);
