/** An icon that shows the logo. */
export interface Icon {
  /** Path without the base path. The extension decides the format. */
  path: string;
  /** Side in pixels. */
  size: number;
  /** Margin as a fraction of the side. Icons with a margin have a background. */
  margin?: number;
}

/** For browsers without support for SVG icons. */
export const icoIcon: Icon = { path: '/favicon.ico', size: 48 };

/** For all other browsers. */
export const svgIcon = { path: '/icons/icon.svg' } as const;

/** In the size that Apple recommends, with a margin, because Apple's systems round the corners. */
export const touchIcon: Icon = { path: '/icons/apple-touch-icon.png', size: 180, margin: 0.14 };
