import { constants, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colours in a palette: two pixels share a byte. */
export const PALETTE_SIZE = 16;

/**
 * Writes a picture as a PNG with a palette: https://www.w3.org/TR/png/. A row is written as it is or as
 * what differs from the row above, whichever has fewer runs of equal bytes. Runs are all that is looked
 * for: zlib does that without the hashes that differ between processors.
 * @param pixels for each pixel its place in the palette
 * @param width in pixels, an even number
 * @param palette three bytes for each colour, at most {@link PALETTE_SIZE} of them
 */
export function indexedPng(
  pixels: Uint8Array,
  width: number,
  height: number,
  palette: Uint8Array,
): Uint8Array {
  const bytes = width / 2;
  const rows = new Uint8Array((bytes + 1) * height);
  const rise = new Uint8Array(bytes);
  let above = new Uint8Array(bytes);
  let row = new Uint8Array(bytes);
  const rowAt = (y: number) => pixels.subarray(y * width, (y + 1) * width);
  for (let y = 0; y < height; y++) {
    const start = y * (bytes + 1);
    if (y > 0 && Buffer.compare(rowAt(y), rowAt(y - 1)) === 0) {
      // Nothing differs: the row is zeros, as it has been made.
      rows[start] = UP;
      continue;
    }
    let runs = 0;
    let risingRuns = 0;
    // What was last is kept beside the rows: to look before their beginning takes ten times as long.
    let last = -1;
    let lastRise = -1;
    for (let x = 0, at = y * width; x < bytes; x++, at += 2) {
      const byte = ((pixels[at] ?? 0) << 4) | (pixels[at + 1] ?? 0);
      const difference = (byte - (above[x] ?? 0)) & 255;
      if (byte !== last) runs++;
      if (difference !== lastRise) risingRuns++;
      row[x] = last = byte;
      rise[x] = lastRise = difference;
    }
    rows[start] = risingRuns > runs ? NONE : UP;
    rows.set(risingRuns > runs ? row : rise, start + 1);
    [above, row] = [row, above];
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8); // 4 bits a pixel, a palette, and nothing out of the ordinary.
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The filters of a row that is written as it is, and as the difference from the one above. */
const NONE = 0;
const UP = 2;

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
