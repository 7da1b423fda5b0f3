/** An icon that the build renders from the mark of the site. */
export interface RasterIcon {
  /** Path below the base path. */
  path: string;
  /** Side in pixels. */
  size: number;
  /** Margin as a fraction of the side. Icons with a margin have a background. */
  margin?: number;
  /** Purpose of the icon in the web manifest. */
  purpose?: 'any' | 'maskable';
}

/** For browsers without support for SVG icons. Contains images with these sides in pixels. */
export const icoIcon = { path: '/favicon.ico', sizes: [16, 32, 48] } as const;

/** For all other browsers. */
export const svgIcon = { path: '/icon.svg' } as const;

/** The size that Apple recommends. Apple's systems round the corners, so it has a margin. */
export const touchIcon: RasterIcon = { path: '/apple-touch-icon.png', size: 180, margin: 0.14 };

/**
 * The icons of the web manifest. A mask keeps at least a circle with a diameter of 80 % of the side.
 * The square pattern has to fit into it: https://www.w3.org/TR/appmanifest/#icon-masks
 */
export const manifestIcons: readonly RasterIcon[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, margin: 0.22, purpose: 'maskable' },
];
