/* The icons of the interface. They are drawn here, because a set of icons would add its runtime to all pages. */

interface LineIconProps {
  /** SVG path data in a 24 × 24 viewBox. */
  d: string;
  className?: string;
}

/** An icon in the text colour. */
const LineIcon = ({ d, className }: LineIconProps) => (
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

/** Points back, against the direction of the page's language. */
export const ArrowBack = () => (
  <LineIcon d="M12 19l-7-7 7-7M19 12H5" className="rtl:-scale-x-100" />
);

/** Points on, in the direction of the page's language. */
export const ArrowForward = () => (
  <LineIcon d="M5 12h14M12 5l7 7-7 7" className="rtl:-scale-x-100" />
);

type IconProps = Pick<LineIconProps, 'className'>;

export const CloseIcon = (props: IconProps) => <LineIcon d="M6 6l12 12M18 6L6 18" {...props} />;

export const MenuIcon = (props: IconProps) => <LineIcon d="M4 6h16M4 12h16M4 18h16" {...props} />;

export const SearchIcon = (props: IconProps) => (
  <LineIcon d="M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM21 21l-4.3-4.3" {...props} />
);

/** The icons of the themes: a screen, the sun, the moon. */
export const themeIcons = {
  system: (
    <LineIcon d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4" />
  ),
  light: (
    <LineIcon d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4" />
  ),
  dark: <LineIcon d="M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9z" />,
};
