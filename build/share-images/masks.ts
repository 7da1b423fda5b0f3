import { Resvg, startResvg } from './resvg';
import type { Shape } from './share-drawing';

/** From a pixel that a shape leaves free to one that it covers. */
export const MASK_STEPS = 15;

/** How much of each pixel a shape covers, in a frame of whole pixels. */
export interface Mask {
  /** Where the frame lies from the pixel of the shape's origin. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Row by row, from 0 to {@link MASK_STEPS}. */
  steps: Uint8Array;
}

/** Gives the mask of a shape, and the pixel of its origin. */
export type MaskOf = (shape: Shape) => { mask: Mask; x: number; y: number };

/** Places between two pixels at which a shape may begin; finer steps are not seen. */
const PLACES = 4;

/**
 * Starts what draws outlines. Each outline is drawn once for a size; the pictures of a blog are made
 * of the same letters and tiles, so that a further picture costs little.
 */
export async function loadMasks(): Promise<MaskOf> {
  await startResvg();
  const masks = new Map<string, Map<string, Mask>>();
  return ({ path, scale, isUpward, x, y }) => {
    // Letters stand on whole pixels, which keeps them crisp.
    const column = Math.round(x * PLACES);
    const fraction = (((column % PLACES) + PLACES) % PLACES) / PLACES;
    const place = `translate(${fraction} 0) scale(${scale} ${isUpward ? -scale : scale})`;
    const ofPath = masks.get(path) ?? new Map<string, Mask>();
    const mask = ofPath.get(place) ?? drawMask(`<path transform="${place}" d="${path}"/>`);
    masks.set(path, ofPath.set(place, mask));
    return { mask, x: Math.floor(column / PLACES), y: Math.round(y) };
  };
}

function drawMask(outline: string): Mask {
  const { left, top, width, height } = frameOf(outline);
  if (width === 0) return { left, top, width, height, steps: new Uint8Array() };
  const picture = open(outline, `viewBox="${left} ${top} ${width} ${height}"`);
  const image = picture.render();
  const opacities = image.pixels.filter((_, index) => index % 4 === 3);
  const steps = opacities.map((opacity) => Math.round((opacity * MASK_STEPS) / 255));
  image.free();
  picture.free();
  return { left, top, width, height, steps };
}

/** The whole pixels round an outline. */
function frameOf(outline: string) {
  const picture = open(outline, 'viewBox="0 0 1 1"');
  const box = picture.getBBox();
  picture.free();
  if (!box) return { left: 0, top: 0, width: 0, height: 0 };
  const left = Math.floor(box.x);
  const top = Math.floor(box.y);
  const width = Math.ceil(box.x + box.width) - left;
  const height = Math.ceil(box.y + box.height) - top;
  box.free();
  return { left, top, width, height };
}

const open = (outline: string, frame: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${outline}</svg>`, {
    font: { loadSystemFonts: false },
  });
