import { GLYPH_SIZE } from '@/lib/glyph/glyph';
import { site } from '@/lib/site';
import { fitLine, fitTitle, type Frame } from './fit-title';
import type { ShareItem } from './share-items';
import { isRightToLeft } from './text';
import type { Typeface } from './typeface';

/** An outline in one colour at its place in the picture. */
export interface Shape {
  /** SVG path data in units of its own. */
  path: string;
  /** Pixels to a unit. */
  scale: number;
  /** The y axis of the path points up, as in fonts. */
  isUpward: boolean;
  /** Where the origin of the path lies, in pixels. */
  x: number;
  y: number;
  /** `#rrggbb` */
  color: string;
  /** In how many steps its edges go over into the ground; all colours share a palette. */
  shades: number;
}

/** Size of a picture in pixels, as sites that show it expect. */
export const shareSize = { width: 1200, height: 630 } as const;

const colors = site.theme.dark;
const left = 64;
const right = shareSize.width - left;
/** Where the hairlines lie; the glyph fills the height between them, each cell whole pixels. */
const rules = { top: 113, bottom: 517 };
const glyphSide = rules.bottom - rules.top;
const captionSize = 26;
const captionGap = 48;
const nameSize = 30;

/** The room of the title, beside the glyph. */
export const titleFrame: Frame = {
  width: right - glyphSide - left - 56,
  height: glyphSide - 56,
  sizes: [96, 84, 78, 70, 62, 54, 48, 43],
  leading: 1.06,
  maxLines: 5,
};

/** Height of capitals in em, to place lines by what the eye sees. */
const capHeight = 0.7;

/** Text that is read has finer edges than the rest; a hairline has none. Fifteen fill a palette. */
const shades = { text: 5, other: 3, line: 1 };

/** What the texts of a picture are set in. */
export interface Typefaces {
  title: Typeface;
  name: Typeface;
  caption: Typeface;
}

/** Draws the picture of an item, its texts as outlines, on {@link shareGround}. */
export const shareDrawing = (item: ShareItem, typefaces: Typefaces): Shape[] => [
  rule(rules.top),
  rule(rules.bottom),
  ...glyph(item),
  ...captions(item.captions, 72, typefaces.caption),
  ...title(item.title, typefaces.title),
  ...signature(item.signature, 580, typefaces),
];

/** The colour that everything is drawn on. */
export const shareGround = colors.bg;

const rule = (y: number): Shape => ({
  path: `M0 0h${right - left}v2H0z`,
  ...{ scale: 1, isUpward: false, x: left, y: y - 1, color: colors.line },
  shades: shades.line,
});

/** Tile by tile: the same few stand in all glyphs. */
const glyph = ({ glyph: { paths, colors: inks } }: ShareItem): Shape[] =>
  paths.flatMap((path, ink) =>
    (path.match(/M[^M]+/g) ?? []).map((tile) => ({
      ...{ path: tile, scale: glyphSide / GLYPH_SIZE, isUpward: false },
      ...{ x: right - glyphSide, y: rules.top, color: inks[ink] ?? colors.text },
      shades: shades.other,
    })),
  );

function captions([start, end]: readonly [string, string], y: number, face: Typeface): Shape[] {
  const room = (right - left) / captionSize;
  const shortEnd = fitLine(end, room * 0.6, face.measure);
  const rest = room - face.measure(shortEnd) - captionGap / captionSize;
  const look = { face, size: captionSize, y, fill: colors.muted };
  return [
    ...text(fitLine(start, rest, face.measure), { ...look, x: left }),
    ...text(shortEnd, { ...look, x: right, alignRight: true }),
  ];
}

function title(content: string, face: Typeface): Shape[] {
  const { size, lines } = fitTitle(content, titleFrame, face.measure);
  const rightToLeft = isRightToLeft(content);
  const leading = size * titleFrame.leading;
  const blockHeight = (lines.length - 1) * leading + capHeight * size;
  const first = (rules.top + rules.bottom - blockHeight) / 2 + capHeight * size;
  return lines.flatMap((line, index) =>
    text(line, {
      face,
      size,
      x: rightToLeft ? left + titleFrame.width : left,
      y: first + index * leading,
      fill: colors.text,
      rightToLeft,
      alignRight: rightToLeft,
    }),
  );
}

function signature(
  [who, what]: readonly [string, string],
  y: number,
  { name, caption }: Typefaces,
): Shape[] {
  const room = right - left - captionGap;
  const shortWhat = fitLine(what, room / 2 / captionSize, caption.measure);
  const rest = (room - caption.measure(shortWhat) * captionSize) / nameSize;
  const shortWho = fitLine(who, rest, name.measure);
  return [
    ...text(shortWho, { face: name, size: nameSize, x: left, y, fill: colors.text }),
    ...text(shortWhat, {
      face: caption,
      size: captionSize,
      x: right,
      y,
      fill: colors.muted,
      alignRight: true,
    }),
  ];
}

interface TextLook {
  face: Typeface;
  size: number;
  /** Where the line begins, or ends when it is aligned right. */
  x: number;
  /** The base line. */
  y: number;
  fill: string;
  rightToLeft?: boolean;
  alignRight?: boolean;
}

function text(content: string, look: TextLook): Shape[] {
  const { face, size, y, fill, rightToLeft = isRightToLeft(content), alignRight } = look;
  const { glyphs, width } = face.setLine(content, rightToLeft);
  const start = alignRight ? look.x - width * size : look.x;
  return glyphs.map((glyph) => ({
    path: glyph.path,
    scale: size / glyph.unitsPerEm,
    isUpward: true,
    x: start + glyph.x * size,
    y: y - glyph.y * size,
    color: fill,
    shades: fill === colors.text ? shades.text : shades.other,
  }));
}
