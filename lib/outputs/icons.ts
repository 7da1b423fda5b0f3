/** An icon that is drawn from the owner's glyph by the build. */
export interface RasterIcon {
  /** Path below the base path. */
  path: string;
  /** Side in pixels. */
  size: number;
  /** Free border as a part of the side; icons with one stand on a ground. */
  margin?: number;
  /** Named in the web manifest, for this purpose. */
  purpose?: 'any' | 'maskable';
}

/** For browsers that take no SVG, with pictures of these sides in pixels. */
export const icoIcon = { path: '/favicon.ico', sizes: [16, 32, 48] } as const;

/** For all others: the glyph itself. */
export const svgIcon = { path: '/icon.svg', margin: 0.03 } as const;

/** The size and free border that Apple asks for; its systems cut the corners. */
export const touchIcon: RasterIcon = { path: '/apple-touch-icon.png', size: 180, margin: 0.14 };

/**
 * The icons of the web manifest. A mask leaves at least a circle of 80 % of the side, into which the
 * square of the glyph has to fit: https://www.w3.org/TR/appmanifest/#icon-masks
 */
export const manifestIcons: readonly RasterIcon[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, margin: 0.22, purpose: 'maskable' },
];
