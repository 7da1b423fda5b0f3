import { Renderer } from '@takumi-rs/core';
import { create, type Font } from 'fontkit';

/**
 * Fonts of the visitor's machine, in which pages are set until the web fonts are there: family and weight,
 * names, and the average width of a letter of {@link prose} in em. Arial is on Windows, macOS and iOS,
 * Liberation Sans (with the same widths) on Linux, and Roboto on Android. The first layout waits for the
 * lookup of each name, so the lists are short.
 */
const fallbackFonts: readonly [family: string, weight: string, names: string[], width: number][] = [
  ['text 1', '400', ['Arial', 'Liberation Sans'], 0.4282],
  ['text 1', '500', ['Arial', 'Liberation Sans'], 0.4282],
  ['text 1', '600', ['Arial Bold', 'Liberation Sans Bold'], 0.4615],
  ['display 1', '700', ['Arial Bold', 'Liberation Sans Bold'], 0.4615],
  ['text 2', '400', ['Roboto', 'Roboto-Regular'], 0.4281],
  ['text 2', '500 600', ['Roboto Medium', 'Roboto-Medium'], 0.4313],
  ['display 2', '700', ['Roboto Bold', 'Roboto-Bold'], 0.4339],
];

/**
 * The same for a typeface whose letters are all of one width, in which lines break elsewhere. Menlo is on
 * macOS and iOS, and Consolas, which is narrower, on Windows.
 */
const fixedWidthFallbacks = (name: string): typeof fallbackFonts => {
  const bold: typeof fallbackFonts = [
    [`${name} 1`, '600 700', ['Menlo Bold', 'Liberation Mono Bold', 'Roboto Mono Bold'], 0.602],
    [`${name} 2`, '600 700', ['Consolas Bold'], 0.5498],
  ];
  const regular: typeof fallbackFonts = [
    [`${name} 1`, '400', ['Menlo', 'Liberation Mono', 'Roboto Mono'], 0.602],
    [`${name} 2`, '400', ['Consolas'], 0.5498],
  ];
  if (name === 'mono') return regular;
  return name === 'display' ? bold : [...regular, ...bold];
};

const fallbacksOf = (name: string, font: Font) =>
  name === 'mono' || widthOf(font, 'i') === widthOf(font, 'M')
    ? fixedWidthFallbacks(name)
    : fallbackFonts.filter(([family]) => family.startsWith(name));

const widthOf = (font: Font, letter: string) =>
  font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;

const prose =
  'It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of ' +
  'foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season of ' +
  'Light, it was the season of Darkness, it was the spring of hope, it was the winter of despair, we ' +
  'had everything before us, we had nothing before us.';

/** Pixels of a letter, so large that rounding does not matter. */
const SIZE = 100;

/**
 * The rules of the fallback fonts, each scaled to the width and height of its web font, so that the layout
 * does not shift.
 * @param fonts the files of the typefaces, whose names are the first words of the families
 */
export async function fallbackRules(
  fonts: readonly { name: string; data: Buffer }[],
): Promise<string> {
  const renderer = new Renderer();
  for (const font of fonts) await renderer.registerFont(font);
  // Of a typeface with several files, the first one stands for all.
  const faces = new Map(fonts.toReversed().map(({ name, data }) => [name, data]));
  const rules = [...faces].flatMap(([fontFamily, data]) => {
    const font = create(data) as Font;
    return fallbacksOf(fontFamily, font).map(async ([family, weight, names, width]) => {
      const style = {
        fontFamily,
        fontWeight: parseInt(weight),
        fontSize: SIZE,
        whiteSpace: 'nowrap',
      };
      const line = await renderer.measure({ type: 'text', text: prose, style });
      const scale = line.width / prose.length / SIZE / width;
      const percent = (units: number) =>
        `${Number(((100 * units) / font.unitsPerEm / scale).toFixed(1))}%`;
      return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${Number((100 * scale).toFixed(1))}%;
  ascent-override: ${percent(font.ascent)};
  descent-override: ${percent(-font.descent)};
  line-gap-override: ${percent(font.lineGap)};
}
`;
    });
  });
  return (await Promise.all(rules)).join('\n');
}
