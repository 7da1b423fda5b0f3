import { constants, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colours in a palette: two pixels share a byte. */
export const PALETTE_SIZE = 16;

/**
 * Writes a picture as a PNG with a palette: https://www.w3.org/TR/png/. Each row below the
 * first is written as what differs from the one above. Runs of equal bytes are all that is looked for:
 * zlib does that without the hashes that differ between processors.
 * @param pixels for each pixel its place in the palette
 * @param width in pixels, a multiple of four
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
  const pair = (at: number) => ((pixels[at] ?? 0) << 4) | (pixels[at + 1] ?? 0);
  const fours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const across = width / 4;
  for (let x = 0; x < bytes; x++) rows[1 + x] = pair(x * 2);
  for (let y = 1; y < height; y++) {
    let to = y * (bytes + 1);
    rows[to++] = UP;
    for (let four = y * across; four < (y + 1) * across; four++, to += 2) {
      // Mostly nothing differs: the zeros that stand there are right.
      if (fours[four] === fours[four - across]) continue;
      const at = four * 4;
      rows[to] = pair(at) - pair(at - width);
      rows[to + 1] = pair(at + 2) - pair(at + 2 - width);
    }
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

/** The filter of a row that is written as the difference from the one above. */
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
