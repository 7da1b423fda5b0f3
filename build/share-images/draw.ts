import { families, loadFonts } from './fonts';
import { loadMasks } from './masks';
import { paint } from './paint';
import { shareDrawing, shareGround, shareSize } from './share-drawing';
import type { ShareItem } from './share-items';
import { drawable, plainText } from './text';
import { typeface } from './typeface';

/** A picture, and the letters of its item that no font has. */
export interface Drawn {
  item: ShareItem;
  png: Uint8Array;
  missing: string[];
}

/** What is drawn beside the letters of the items: the sign of something left out. */
const ownLetters = '…';

/** Space between the letters of titles, in em. */
const titleTracking = -0.025;

/**
 * Draws the pictures of items, one after the other.
 * @throws ShareError when a font is not installed
 */
export async function* drawAll(items: readonly ShareItem[]): AsyncGenerator<Drawn> {
  if (items.length === 0) return;
  const plain = items.map((item) => mapTexts(item, plainText));
  const texts = plain.flatMap(({ title, captions, signature }) => [
    title,
    ...captions,
    ...signature,
  ]);
  const fonts = await loadFonts(texts.join('') + ownLetters);
  const covered = new Set(fonts.flatMap((font) => [...font.covered]));
  const typefaces = {
    title: typeface(fonts, families.display, titleTracking),
    name: typeface(fonts, families.display),
    caption: typeface(fonts, families.mono),
  };
  const maskOf = await loadMasks();
  for (const [index, item] of items.entries()) {
    const missing: string[] = [];
    const shown = mapTexts(plain[index] ?? item, (text) => {
      const result = drawable(text, covered);
      missing.push(...result.missing);
      return result.text;
    });
    // A title of which nothing is left gives way to the last part of the page's address.
    const title = shown.title || item.route.split('/').at(-2)?.replaceAll('-', ' ') || '';
    const png = paint(shareDrawing({ ...shown, title }, typefaces), shareGround, shareSize, maskOf);
    yield { item, png, missing: [...new Set(missing)] };
  }
}

const mapTexts = (item: ShareItem, change: (text: string) => string): ShareItem => ({
  ...item,
  title: change(item.title),
  captions: [change(item.captions[0]), change(item.captions[1])],
  signature: [change(item.signature[0]), change(item.signature[1])],
});
