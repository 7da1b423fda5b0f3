import { zlibSync } from 'fflate';

const MOST_COLORS = 256;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Writes a picture as a PNG with a palette: https://www.w3.org/TR/png/. The most frequent colours
 * are kept; a rarer one, of which only the edges of shapes have some, gives way to the nearest.
 * Compresses in JavaScript, because what Node's zlib gives depends on the processor.
 * @param pixels four bytes a pixel, all opaque
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const colors = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  for (let index = 0; index < colors.length; index++) {
    const at = index * 4;
    const color = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    colors[index] = color;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([color]) => color);
  const palette = ranked.slice(0, MOST_COLORS);
  const places = new Map(ranked.map((color) => [color, nearest(color, palette)]));

  const rows = new Uint8Array((width + 1) * height); // Each row begins with its filter, 0: none.
  for (let y = 0; y < height; y++) {
    let last = -1;
    let place = 0;
    for (let x = 0; x < width; x++) {
      const color = colors[y * width + x] ?? 0;
      if (color !== last) [last, place] = [color, places.get(color) ?? 0];
      rows[y * (width + 1) + 1 + x] = place;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits a pixel, a palette, and nothing out of the ordinary.
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', zlibSync(rows, { level: 5 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const;

function nearest(color: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(color);
  let best = 0;
  let least = Infinity;
  palette.forEach((other, index) => {
    const [r, g, b] = channels(other);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** Each byte's part in the check sum: https://www.w3.org/TR/png/#D-CRCAppendix */
const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
