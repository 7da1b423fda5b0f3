interface LineIconProps {
  /** SVG path data in a 24 × 24 viewBox. */
  d: string;
  className?: string;
}

/** An icon in the text colour, for every page, because icon sets would add their runtime to its scripts. */
export const LineIcon = ({ d, className }: LineIconProps) => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    {/* As strong at any size. */}
    <path d={d} vectorEffect="non-scaling-stroke" />
  </svg>
);

export const ArrowLeft = () => <LineIcon d="M12 19l-7-7 7-7M19 12H5" />;

export const ArrowRight = () => <LineIcon d="M5 12h14M12 5l7 7-7 7" />;

export const CloseIcon = ({ className }: { className?: string }) => (
  <LineIcon d="M6 6l12 12M18 6L6 18" className={className} />
);
