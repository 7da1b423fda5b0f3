import { encode } from 'uqr';

/** A QR code as SVG path data. Each module is one unit, and dark modules are filled. */
export interface QrCode {
  /** Side in modules, including the quiet zone of four modules on each side. */
  size: number;
  path: string;
}

/**
 * Generates the QR code of a text.
 * @param text a URL
 */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { size, path: rows.join('') };
}
