/** @jest-environment node */
import { toIco } from '@/build/icons/to-ico';

it('an ICO lists its pictures with their sides and where they lie', () => {
  const pictures = [
    { size: 16, png: Buffer.from('first') },
    { size: 32, png: Buffer.from('second!') },
  ];
  const ico = Buffer.from(toIco(pictures));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    expect([ico.readUInt8(entry), ico.readUInt8(entry + 1)]).toEqual([size, size]);
    const [length, start] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    expect(ico.subarray(start, start + length)).toEqual(png);
  });
});
