const HEADER = 6;
const ENTRY = 16;

/**
 * Combines PNGs into one ICO file: https://en.wikipedia.org/wiki/ICO_(file_format)
 * @param pictures square PNGs with their sides in pixels, each below 256
 */
export function toIco(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const directory = Buffer.alloc(HEADER + ENTRY * pictures.length);
  directory.writeUInt16LE(1, 2); // Type: icon.
  directory.writeUInt16LE(pictures.length, 4);
  let start = directory.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = HEADER + ENTRY * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4); // One colour plane.
    directory.writeUInt16LE(32, entry + 6); // 32 bits per pixel.
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(start, entry + 12);
    start += png.length;
  });
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
