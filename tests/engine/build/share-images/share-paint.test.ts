/** @jest-environment node */
import sharp from 'sharp';
import { MASK_STEPS, type MaskOf } from '@/build/share-images/masks';
import { paint } from '@/build/share-images/paint';
import type { Shape } from '@/build/share-images/share-drawing';

const size = { width: 4, height: 2 };

/** A shape is a row of pixels, written as how much of each it covers: `0 7 15`. */
const row = (path: string, y: number, color: string, shades: number): Shape => ({
  ...{ path, y, color, shades },
  ...{ scale: 1, isUpward: false, x: 0 },
});

const maskOf: MaskOf = ({ path, x, y }) => {
  const steps = Uint8Array.from(path.split(' '), Number);
  return { mask: { left: 0, top: 0, width: steps.length, height: 1, steps }, x, y };
};

async function colorsOf(shapes: Shape[]) {
  const png = paint(shapes, '#000000', size, maskOf);
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const hex = data.toString('hex').match(/.{6}/g) ?? [];
  return [hex.slice(0, size.width), hex.slice(size.width)];
}

it('paints shapes on the ground, their edges in as many shades as they ask for', async () => {
  expect(
    await colorsOf([
      row(`0 5 10 ${MASK_STEPS}`, 0, '#ff0000', 3),
      row(`0 5 10 ${MASK_STEPS}`, 1, '#0000ff', 1),
    ]),
  ).toEqual([
    ['000000', '550000', 'aa0000', 'ff0000'],
    ['000000', '000000', '0000ff', '0000ff'],
  ]);
});

it('gives a pixel to the shape that covers more of it, then to the later one', async () => {
  const [first] = await colorsOf([
    row('15 5 10 15', 0, '#ff0000', 3),
    row('5 10 10 15', 0, '#00ff00', 3),
  ]);
  expect(first).toEqual(['ff0000', '00aa00', '00aa00', '00ff00']);
});

it('leaves off what juts out', async () => {
  const [, second] = await colorsOf([row('15 15 15 15 15 15', 1, '#ffffff', 1)]);
  expect(second).toEqual(['ffffff', 'ffffff', 'ffffff', 'ffffff']);
  expect(await colorsOf([row('15', 2, '#ffffff', 1)])).toEqual([
    ['000000', '000000', '000000', '000000'],
    ['000000', '000000', '000000', '000000'],
  ]);
});

it('takes no more shades than a palette holds', () => {
  const shapes = ['#111111', '#222222', '#333333', '#444444'].map((color) =>
    row('15', 0, color, 4),
  );
  expect(() => paint(shapes, '#000000', size, maskOf)).toThrow(RangeError);
});
