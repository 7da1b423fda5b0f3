import { encode } from 'uqr';

/**
 * Generates the QR code of a text.
 * @param text a URL
 * @returns its side in modules, with the quiet zone of four modules on each side, and the dark modules as
 *   SVG path data, in which each is one unit
 */
export function qrCode(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { size, path: rows.join('') };
}
