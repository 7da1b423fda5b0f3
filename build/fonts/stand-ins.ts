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

/**
 * The rules of the stand-ins, each scaled to the width and height of its web font, so that the layout
 * does not shift.
 * @param fontOf the web font that pages show for a typeface and weight, as TrueType
 */
export async function standInRules(
  fontOf: (typeface: string, weight: number) => Promise<Buffer>,
): Promise<string> {
  const rules = standIns.map(async ([family, weight, names, width]) => {
    const [typeface = ''] = family.split(' ');
    const font = create(await fontOf(typeface, parseInt(weight))) as Font;
    const scale = font.layout(prose).advanceWidth / prose.length / font.unitsPerEm / width;
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
  return (await Promise.all(rules)).join('\n');
}
