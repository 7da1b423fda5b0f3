import { Strokes } from '../ui/strokes';

/* The icons of the header. */

export const MenuIcon = () => <Strokes d="M4 6h16M4 12h16M4 18h16" className="size-6" />;

export const CloseIcon = () => <Strokes d="M6 6l12 12M18 6L6 18" className="size-6" />;

export const SearchIcon = () => (
  <Strokes d="M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM21 21l-4.3-4.3" className="size-6" />
);

/** The icon of each theme. */
export const themeIcons = {
  system: (
    <Strokes d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4" />
  ),
  light: (
    <Strokes d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4" />
  ),
  dark: <Strokes d="M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9z" />,
};
