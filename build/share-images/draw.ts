import { Renderer, type Node } from '@takumi-rs/core';
import sharp from 'sharp';
import { siteDirectory } from '@/lib/site/directory';
import { shareImageSize } from '@/lib/seo/share-image';
import { directionOf } from '@/lib/text-direction';
import { mainTheme } from '@/lib/site/main-theme';
import type { Palette, Theme } from '@/lib/schema';
import { missingLetters } from '../fonts/font-files';
import { readFonts } from './fonts';
import type { ShareItem } from './share-items';

/** The space for the title in pixels, and the font sizes to try. */
const room = { width: 612, height: 348, maxLines: 5 };
const sizes = [96, 84, 78, 70, 62, 54, 48, 43];
const lineHeight = 1.06;

const cssIn = (colors: Palette, fonts: Theme['fonts']) => `
  .image {
    width: 100%; height: 100%; padding: 0 64px; display: flex; flex-direction: column;
    background-color: ${colors.bg}; color: ${colors.muted};
    font-family: mono; font-size: 26px;
  }
  .row, .main {
    box-sizing: border-box; display: flex; justify-content: space-between; align-items: baseline;
  }
  .row { height: 111px; gap: 48px; padding-top: 46px; }
  .row > * { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  .end { flex-shrink: 0; max-width: 60%; }
  .main {
    height: 408px; align-items: center; border: solid ${colors.line}; border-width: 2px 0;
  }
  .main + .row { padding-top: 34px; }
  .title, .name { color: ${colors.text}; font-family: display; font-weight: ${fonts.display.weights[0]}; }
  .title {
    display: block; width: ${room.width}px; line-height: ${lineHeight}; text-wrap: balance;
    line-clamp: ${room.maxLines}; text-overflow: ellipsis; overflow-wrap: anywhere;
  }
  .title.ltr { letter-spacing: -0.025em; }
  .name { font-size: 30px; }
`;

/** Measures the size of a title without breaking words or cutting off lines. */
const measuringCss = `
  .title { line-clamp: none; overflow-wrap: normal; }
  .longest-word { width: min-content; }
`;

/** An image, and the letters of its item that no font has. The image omits these. */
export interface Drawn {
  png: Buffer;
  missing: string[];
}

/**
 * Loads the fonts and the renderer for share images.
 * @param items all items to draw
 * @param theme the site's colours and typefaces
 * @returns a function that draws the image of an item; parallel calls use several cores
 * @throws Error if a font is not installed
 */
export async function loadDrawing(
  items: readonly ShareItem[],
  theme: Theme,
): Promise<(item: ShareItem) => Promise<Drawn>> {
  const fonts = readFonts(theme.fonts, siteDirectory);
  const missing = new Set(missingLetters(items.flatMap(textsOf).map(plainText).join(''), fonts));
  const renderer = new Renderer();
  for (const { name, data } of fonts) await renderer.registerFont({ name, data });

  const css = cssIn(theme[mainTheme(theme)], theme.fonts);

  /** The largest font size at which a title fits, or the smallest if it fits at none. */
  async function sizeOf(title: string): Promise<number> {
    for (const size of sizes) {
      const block = box('', [text('title', title, size), text('title longest-word', title, size)]);
      const { children } = await renderer.measure(block, { css: [css, measuringCss] });
      const [lines, word] = children;
      const height = Math.min(room.height, room.maxLines * lineHeight * size);
      // The renderer rounds heights to pixels.
      if (lines && lines.height <= height + 1 && word && word.width <= room.width) return size;
    }
    return sizes.at(-1) ?? 0;
  }

  return async (item: ShareItem) => {
    const texts = textsOf(item).map(plainText);
    const [title = '', ...others] = texts.map((text) => drawable(text, missing));
    // If no font has any letter of the title, use the last segment of the page's path.
    const shown = title || item.route.split('/').at(-2)?.replaceAll('-', ' ') || '';
    const image = template(shown, await sizeOf(shown), others, item.pattern);
    return {
      png: await renderer.render(image, { ...shareImageSize, format: 'png', css: [css] }),
      missing: [...missing].filter((letter) => texts.join('').includes(letter)),
    };
  };
}

/** A picture of the owner's, in the size of a share image. */
export const fitPicture = (file: string): Promise<Buffer> =>
  sharp(file).resize(shareImageSize).png({ palette: true }).toBuffer();

const textsOf = ({ title, captions, signature }: ShareItem) => [title, ...captions, ...signature];

/** Normalises a text: composed letters, single spaces, no bidirectional control characters. */
const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim();

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Removes the graphemes that contain a missing letter. */
const drawable = (text: string, missing: ReadonlySet<string>) =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)
    .filter((letter) => !Array.from(letter).some((char) => missing.has(char)))
    .join('')
    .trim();

const template = (
  title: string,
  size: number,
  others: readonly string[],
  pattern: string,
): Node => {
  const [kind = '', date = '', name = '', role = ''] = others;
  return box('image', [
    box('row', [text('', kind), text('end', date)]),
    box('main', [
      text('title', title, size),
      { type: 'image', src: pattern, width: 404, height: 404 },
    ]),
    box('row', [text('name', name), text('end', role)]),
  ]);
};

const box = (className: string, children: Node[]): Node => ({
  type: 'container',
  className,
  children,
});

function text(className: string, content: string, fontSize?: number): Node {
  const dir = directionOf(content) ?? 'ltr';
  const style = fontSize ? { style: { fontSize } } : {};
  return { type: 'text', text: content, className: `${className} ${dir}`, dir, ...style };
}
