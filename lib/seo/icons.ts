/** An icon that shows the logo. */
export interface Icon {
  /** Path below the base path; its ending is that of the format. */
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

/** The size that Apple recommends. Apple's systems round the corners, so it has a margin. */
export const touchIcon: Icon = { path: '/icons/apple-touch-icon.png', size: 180, margin: 0.14 };
