import { indexedPng } from './indexed-png';
import { MASK_STEPS, type Mask, type MaskOf } from './masks';
import type { Shape } from './share-drawing';

/** With so many colours and the ground a palette is full. */
const MOST_COLORS = Math.floor(255 / MASK_STEPS);

/** Pixels of a picture: 0 is the ground, then come the steps from it to each colour. */
interface Canvas {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/**
 * Paints shapes onto a ground. The same shapes give the same bytes on every machine.
 * @param shapes in at most five colours; where two meet, the one that covers more of a pixel has it,
 *   then the later one
 * @param ground colour of everything else, `#rrggbb`
 * @returns a PNG
 */
export function paint(
  shapes: readonly Shape[],
  ground: string,
  { width, height }: { width: number; height: number },
  maskOf: MaskOf,
): Uint8Array {
  const colors = [...new Set(shapes.map(({ color }) => color))];
  if (colors.length > MOST_COLORS) throw new RangeError(`more than ${MOST_COLORS} colours`);
  const pixels = new Uint8Array(width * height);
  for (const shape of shapes) {
    const { mask, x, y } = maskOf(shape);
    put({ width, height, pixels }, mask, x, y, colors.indexOf(shape.color));
  }
  return indexedPng(pixels, width, height, paletteOf(ground, colors));
}

/** Puts a mask, its origin at a pixel, in a colour onto a canvas; what juts out is left off. */
function put(canvas: Canvas, mask: Mask, x: number, y: number, color: number) {
  const { width, height, pixels } = canvas;
  const [left, top] = [x + mask.left, y + mask.top];
  const lastRow = Math.min(height, top + mask.height);
  const lastColumn = Math.min(width, left + mask.width);
  for (let row = Math.max(0, top); row < lastRow; row++) {
    const start = (row - top) * mask.width - left;
    for (let column = Math.max(0, left); column < lastColumn; column++) {
      const step = mask.steps[start + column] ?? 0;
      if (step === 0) continue;
      const at = row * width + column;
      const before = pixels[at] ?? 0;
      if (before === 0 || step > (before - 1) % MASK_STEPS) pixels[at] = color * MASK_STEPS + step;
    }
  }
}

/** The ground, then the way from it to each colour. */
function paletteOf(ground: string, colors: readonly string[]): Uint8Array {
  const from = channels(ground);
  const ways = colors
    .map(channels)
    .flatMap((to) =>
      Array.from({ length: MASK_STEPS }, (_, step) =>
        from.map((start, channel) =>
          Math.round(start + (((to[channel] ?? 0) - start) * (step + 1)) / MASK_STEPS),
        ),
      ),
    );
  return Uint8Array.from([from, ...ways].flat());
}

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
