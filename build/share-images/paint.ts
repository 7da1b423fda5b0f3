import { indexedPng, PALETTE_SIZE } from './indexed-png';
import { MASK_STEPS, type Mask, type MaskOf } from './masks';
import type { Shape } from './share-drawing';

/** Pixels of a picture: places in its palette. */
interface Canvas {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A place in the palette. */
interface Shade {
  /** `#rrggbb` */
  color: string;
  /** How much of a pixel the colour covers, from 0 to 1; the ground has the rest. */
  cover: number;
}

/**
 * Paints shapes onto a ground. The same shapes give the same bytes on every machine.
 * @param shapes where two meet, the one that covers more of a pixel has it, then the later one
 * @param ground colour of everything else, `#rrggbb`
 * @returns a PNG
 * @throws RangeError when the shapes have more shades than a palette holds
 */
export function paint(
  shapes: readonly Shape[],
  ground: string,
  { width, height }: { width: number; height: number },
  maskOf: MaskOf,
): Uint8Array {
  const shades = shadesOf(shapes, ground);
  const covers = Float64Array.from(shades, ({ cover }) => cover);
  const pixels = new Uint8Array(width * height);
  for (const shape of shapes) {
    const { mask, x, y } = maskOf(shape);
    put({ width, height, pixels }, mask, x, y, inks(shades, shape.color), covers);
  }
  return indexedPng(pixels, width, height, paletteOf(shades, ground));
}

/** The ground, then each colour in as many steps as its finest shape asks for. */
function shadesOf(shapes: readonly Shape[], ground: string): Shade[] {
  const steps = new Map<string, number>();
  for (const { color, shades } of shapes) {
    steps.set(color, Math.max(shades, steps.get(color) ?? 0));
  }
  const all = [...steps].flatMap(([color, count]) =>
    Array.from({ length: count }, (_, step) => ({ color, cover: (step + 1) / count })),
  );
  if (all.length >= PALETTE_SIZE) throw new RangeError(`more than ${PALETTE_SIZE} shades`);
  return [{ color: ground, cover: 0 }, ...all];
}

/** The place in the palette for each step of a mask in a colour: the shade that comes nearest. */
function inks(shades: readonly Shade[], color: string): Uint8Array {
  const first = shades.findIndex((shade, place) => place > 0 && shade.color === color);
  const count = shades.filter((shade, place) => place > 0 && shade.color === color).length;
  return Uint8Array.from({ length: MASK_STEPS + 1 }, (_, step) => {
    const shade = Math.round((step * count) / MASK_STEPS);
    return shade === 0 ? 0 : first + shade - 1;
  });
}

/** Puts a mask, its origin at a pixel, in a colour onto a canvas; what juts out is left off. */
function put(
  { width, height, pixels }: Canvas,
  mask: Mask,
  x: number,
  y: number,
  ink: Uint8Array,
  covers: Float64Array,
) {
  const [left, top] = [x + mask.left, y + mask.top];
  const lastRow = Math.min(height, top + mask.height);
  const lastColumn = Math.min(width, left + mask.width);
  for (let row = Math.max(0, top); row < lastRow; row++) {
    const start = (row - top) * mask.width - left;
    for (let column = Math.max(0, left); column < lastColumn; column++) {
      const shade = ink[mask.steps[start + column] ?? 0] ?? 0;
      if (shade === 0) continue;
      const at = row * width + column;
      if ((covers[shade] ?? 0) >= (covers[pixels[at] ?? 0] ?? 0)) pixels[at] = shade;
    }
  }
}

/** Each shade as the way from the ground to its colour that it has gone. */
function paletteOf(shades: readonly Shade[], ground: string): Uint8Array {
  const from = channels(ground);
  return Uint8Array.from(
    shades.flatMap(({ color, cover }) => {
      const to = channels(color);
      return from.map((start, channel) => Math.round(start + ((to[channel] ?? 0) - start) * cover));
    }),
  );
}

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
