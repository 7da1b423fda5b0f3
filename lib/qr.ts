import { encode } from 'uqr';

/** A QR code as the path of an SVG: one unit a module, dark modules filled. */
export interface QrCode {
  /** Side in modules, the quiet zone of four on each side included. */
  size: number;
  path: string;
}

/**
 * The QR code of a text.
 * @param text a URL
 */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { size, path: rows.join('') };
}
