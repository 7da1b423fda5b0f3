import { Renderer } from '@takumi-rs/core';
import { create, type Font } from 'fontkit';

/**
 * Fonts of the visitor's machine, in which pages are set until the web fonts are there: family and weight,
 * names, and the average width of a letter of {@link prose} in em. Arial is on Windows, macOS and iOS,
 * Liberation Sans (with the same widths) on Linux, and Roboto on Android. Menlo is on macOS and iOS, and
 * Consolas, which is narrower, on Windows. The first layout waits for the lookup of each name, so the
 * lists are short.
 */
const standIns: readonly [family: string, weight: string, names: string[], width: number][] = [
  ['text arial', '400', ['Arial', 'Liberation Sans'], 0.4282],
  ['text arial', '500', ['Arial', 'Liberation Sans'], 0.4282],
  ['text arial', '600', ['Arial Bold', 'Liberation Sans Bold'], 0.4615],
  ['display arial', '700', ['Arial Bold', 'Liberation Sans Bold'], 0.4615],
  ['text roboto', '400', ['Roboto', 'Roboto-Regular'], 0.4281],
  ['text roboto', '500 600', ['Roboto Medium', 'Roboto-Medium'], 0.4313],
  ['display roboto', '700', ['Roboto Bold', 'Roboto-Bold'], 0.4339],
  ['mono menlo', '400', ['Menlo', 'Liberation Mono', 'Roboto Mono'], 0.602],
  ['mono consolas', '400', ['Consolas'], 0.5498],
];

const prose =
  'It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of ' +
  'foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season of ' +
  'Light, it was the season of Darkness, it was the spring of hope, it was the winter of despair, we ' +
  'had everything before us, we had nothing before us.';

/** Pixels of a letter, so large that rounding does not matter. */
const SIZE = 100;

/**
 * The rules of the stand-ins, each scaled to the width and height of its web font, so that the layout
 * does not shift.
 * @param fonts the files of the typefaces, whose names are the first words of the families
 */
export async function standInRules(
  fonts: readonly { name: string; data: Buffer }[],
): Promise<string> {
  const renderer = new Renderer();
  for (const font of fonts) await renderer.registerFont(font);
  const rules = standIns.map(async ([family, weight, names, width]) => {
    const [fontFamily = ''] = family.split(' ');
    const { data } = fonts.find(({ name }) => name === fontFamily) ?? {};
    if (!data) throw new Error(`no file of the typeface "${fontFamily}"`);
    const style = {
      fontFamily,
      fontWeight: parseInt(weight),
      fontSize: SIZE,
      whiteSpace: 'nowrap',
    };
    const line = await renderer.measure({ type: 'text', text: prose, style });
    const scale = line.width / prose.length / SIZE / width;
    const { ascent, descent, lineGap, unitsPerEm } = create(data) as Font;
    const percent = (units: number) =>
      `${Number(((100 * units) / unitsPerEm / scale).toFixed(1))}%`;
    return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${Number((100 * scale).toFixed(1))}%;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(-descent)};
  line-gap-override: ${percent(lineGap)};
}
`;
  });
  return (await Promise.all(rules)).join('\n');
}
