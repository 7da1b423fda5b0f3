import sharp from 'sharp';
import { mainTheme } from '@/lib/graphics/pattern';
import type { Theme } from '@/lib/schema';

/** The background of each theme. */
export type Backgrounds = Readonly<Record<'dark' | 'light', Pick<Theme['light'], 'bg'>>> &
  Pick<Theme, 'only'>;

/** The side in pixels of the copy whose pixels are counted. */
const SIDE = 64;

/**
 * The colour that an image on transparency needs behind it to be visible in both themes: that of light pages behind
 * dark lines, and that of dark pages behind light ones. A drawing in the colours of a theme gets the background of that.
 * @param image path, or bytes
 * @param isPainted whether the image has the colours of the main theme
 * @returns undefined if the image fills its area, has other colours, or cannot be read
 */
export async function backingOf(
  image: string | Buffer,
  backgrounds: Backgrounds,
  isPainted = false,
): Promise<string | undefined> {
  const copy = sharp(image).resize(SIDE, SIDE, { fit: 'fill' }).toColourspace('srgb').ensureAlpha();
  const pixels = await copy
    .raw()
    .toBuffer()
    .catch(() => Buffer.alloc(0));
  const sums = { visible: 0, dark: 0, light: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const lightness = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    sums.visible += alpha;
    if (lightness < 0.3) sums.dark += alpha;
    if (lightness > 0.7) sums.light += alpha;
  }
  const fillsArea = sums.visible > 0.9 * 255 * SIDE * SIDE;
  if (fillsArea || sums.visible === 0) return undefined;
  const { dark, light } = backgrounds;
  if (isPainted) return backgrounds[mainTheme(backgrounds)].bg;
  if (sums.dark > 0.6 * sums.visible) return light.bg;
  return sums.light > 0.6 * sums.visible ? dark.bg : undefined;
}

/** A drawing with a colour behind it. One that has it already stays. */
export function withBacking(drawing: string, color: string): string {
  const style = `<style>:root{background:${color}}</style>`;
  return drawing.includes(style) ? drawing : drawing.replace(/<svg\b[^>]*[^/]>/, `$&${style}`);
}
