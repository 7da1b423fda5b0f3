import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { measure } from 'takumi-js';
import { ImageResponse } from 'takumi-js/response';
import { settings } from '@/data/site';
import { theme } from '@/data/theme';
import { directionOf, startsRightToLeft } from '@/lib/direction';
import {
  fallbackTypefaces,
  filesOf,
  missingLetters,
  withoutLetters,
  type Typeface,
} from '@/lib/fonts/typefaces';
import { mainTheme } from '@/lib/schema';
import { shareImageSize } from '@/lib/seo/share-image';
import type { ShareItem } from './items';

/** The space for the title in pixels, alone and beside a picture, and the font sizes to try, in pixels. */
const rooms = {
  alone: { width: 612, height: 348, lines: 5 },
  narrow: { width: 464, height: 330, lines: 6 },
};
const titleSizes = [96, 84, 78, 70, 62, 54, 48, 43];
const lineHeight = 1.06;

/** The panel behind a picture, and the largest picture on it, in pixels. */
const panel = { width: 640, height: 630 };
const largest = { width: 544, height: 500 };

const { display, mono } = theme.fonts;

/** The typefaces by CSS family. All but the first two are for letters that these lack. */
const typefaces: Record<string, Typeface> = {
  display,
  mono,
  ...Object.fromEntries(
    fallbackTypefaces.map((face) => [path.basename(face.package), { ...face, weights: [700] }]),
  ),
  'noto-emoji': { package: '@fontsource/noto-emoji', weights: [700] },
};

const colors = theme[mainTheme(theme)];

const rowDirection = directionOf(settings.language) === 'rtl' ? 'row-reverse' : 'row';

const css = `
  .image {
    width: 100%;
    height: 100%;
    padding: 0 64px;
    display: flex;
    flex-direction: column;
    background-color: ${colors.bg};
    color: ${colors.muted};
    font-family: mono;
    font-size: 26px;
  }
  .row, .main {
    box-sizing: border-box;
    display: flex;
    flex-direction: ${rowDirection};
    justify-content: space-between;
    align-items: baseline;
  }
  .row {
    height: 111px;
    gap: 48px;
    padding-top: 46px;
  }
  .row > * {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .end {
    flex-shrink: 0;
    max-width: 60%;
  }
  .main {
    height: 408px;
    align-items: center;
    border: solid ${colors.line};
    border-width: 2px 0;
  }
  .main + .row {
    padding-top: 34px;
  }
  .title, .name {
    color: ${colors.text};
    font-family: display;
    font-weight: ${display.weights[0]};
  }
  .title {
    display: block;
    width: ${rooms.alone.width}px;
    line-height: ${lineHeight};
    text-wrap: balance;
    line-clamp: ${rooms.alone.lines};
    text-overflow: ellipsis;
    overflow-wrap: anywhere;
  }
  .title.ltr {
    letter-spacing: -0.025em;
  }
  .name {
    font-size: 30px;
  }
  .split {
    width: 100%;
    height: 100%;
    display: flex;
    background-color: ${colors.bg};
    color: ${colors.muted};
    font-family: mono;
    font-size: 26px;
  }
  .texts {
    box-sizing: border-box;
    width: 560px;
    padding: 56px 24px 52px 56px;
    text-wrap: balance;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }
  .split .title {
    width: ${rooms.narrow.width}px;
    line-clamp: ${rooms.narrow.lines};
  }
  .panel {
    position: relative;
    width: ${panel.width}px;
    height: ${panel.height}px;
    display: flex;
    align-items: center;
    justify-content: center;
  }
  .ground {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .picture {
    position: relative;
    border-radius: 12px;
    box-shadow: 0 24px 64px rgba(0, 0, 0, 0.4);
  }
`;

/** Lays out a title, to measure whether it fits without breaking words or leaving out lines. */
const measuringCss = `
  .title { line-clamp: none; overflow-wrap: normal; }
  .longest-word { width: min-content; }
`;

let renderer: Promise<Renderer> | undefined;

/** Loads the fonts, once per process. System fonts are not used, because they differ between machines. */
async function loadRenderer(): Promise<Renderer> {
  const loaded = new Renderer();
  for (const [name, face] of Object.entries(typefaces)) {
    for (const file of filesOf(face)) {
      await loaded.registerFont({ name, data: readFileSync(file.path) });
    }
  }
  return loaded;
}

/** Draws a share image. Letters that no typeface has are left out. */
export async function drawShareImage(item: ShareItem): Promise<ImageResponse> {
  renderer ??= loadRenderer();
  const options = { renderer: await renderer, emoji: 'from-font', ...shareImageSize } as const;
  const texts = withoutMissingLetters(item);
  const picture = item.picture && (await readPicture(item.picture));
  const room = picture ? rooms.narrow : rooms.alone;
  const size = await titleSize(texts.title, room, options.renderer);
  const image = picture ? <Split {...texts} picture={picture} /> : <ShareImage {...texts} />;
  return new ImageResponse(image, {
    ...options,
    css: [css, `.title { font-size: ${size}px; }`],
  });
}

/** A picture of any format, as large as it is shown. */
async function readPicture(file: string) {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ ...largest, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const src = `data:image/png;base64,${data.toString('base64')}`;
  return { src, width: info.width, height: info.height };
}

type Shown = Pick<ShareItem, 'captions' | 'title' | 'signature' | 'pattern'>;

type Picture = Awaited<ReturnType<typeof readPicture>>;

function ShareImage({ captions, title, signature, pattern }: Shown) {
  const [kind, date] = captions;
  const [name, role] = signature;
  return (
    <div className="image">
      <div className="row">
        <Line text={kind} />
        <Line text={date} className="end" />
      </div>
      <div className="main">
        <Line text={title} className="title" />
        <img src={pattern} alt="" width={404} height={404} />
      </div>
      <div className="row">
        <Line text={name} className="name" />
        <Line text={role} className="end" />
      </div>
    </div>
  );
}

/** The texts beside a picture, which stands on a panel. */
const Split = ({ captions, title, signature, pattern, picture }: Shown & { picture: Picture }) => (
  <div className="split">
    <div className="texts">
      <div>
        {captions.filter(Boolean).map((text) => (
          <Line key={text} text={text} />
        ))}
      </div>
      <Line text={title} className="title" />
      <div>
        <Line text={signature[0]} className="name" />
        <Line text={signature[1]} />
      </div>
    </div>
    <div className="panel">
      <img src={pattern} alt="" className="ground" />
      <img {...picture} alt="" className="picture" />
    </div>
  </div>
);

function Line({ text, className = '' }: { text: string; className?: string }) {
  const direction = startsRightToLeft(text) ? 'rtl' : 'ltr';
  return (
    <div className={`${className} ${direction}`} dir={direction}>
      {text}
    </div>
  );
}

type Room = (typeof rooms)[keyof typeof rooms];

/** The largest font size in pixels at which a title fits, or the smallest one if it never fits. */
async function titleSize(title: string, room: Room, loaded: Renderer): Promise<number> {
  const sample = (
    <div>
      <div className="title ltr">{title}</div>
      <div className="title ltr longest-word">{title}</div>
    </div>
  );
  for (const size of titleSizes) {
    const { children } = await measure(sample, {
      renderer: loaded,
      emoji: 'from-font',
      css: [css, `.title { font-size: ${size}px; width: ${room.width}px; }`, measuringCss],
    });
    const [lines, word] = children;
    const height = Math.min(room.height, room.lines * lineHeight * size);
    // Takumi rounds heights to pixels.
    if (lines && lines.height <= height + 1 && word && word.width <= room.width) return size;
  }
  return titleSizes.at(-1) ?? 0;
}

function withoutMissingLetters({ captions, title, signature, path, pattern }: ShareItem) {
  const [kind = '', date = '', cleanTitle = '', name = '', role = ''] = [
    ...captions,
    title,
    ...signature,
  ].map(plainText);
  const item = { captions: [kind, date], title: cleanTitle, signature: [name, role] } as const;
  const letters = [kind, date, cleanTitle, name, role].join('');
  const shown = withoutLetters(item, missingLetters(letters, Object.values(typefaces)));
  // If no letters of the title remain, the last part of the path replaces it.
  return {
    ...shown,
    pattern,
    title: shown.title || (path.split('/').at(-2) ?? '').replaceAll('-', ' '),
  };
}

/** Composes letters, and removes characters that would break the line or change its direction. */
const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .trim();
