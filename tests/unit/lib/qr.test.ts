/** @jest-environment node */
import { encode } from 'uqr';
import { qrCode } from '@/lib/qr';

it('draws every dark module where the code has it, inside a quiet zone of four', () => {
  const { size, path } = qrCode('https://ada.dev/');
  const plain = encode('https://ada.dev/', { ecc: 'M', border: 0 });
  expect(size).toBe(plain.size + 8);
  const drawn = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`);
  const dark = plain.data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x + 4},${y + 4}`] : [])),
  );
  expect(drawn).toEqual(dark);
});
