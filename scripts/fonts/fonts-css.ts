import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { filesOf, type Typeface } from '@/lib/fonts/typefaces';
import type { Typefaces } from '@/lib/schema';

type Metrics = Parameters<typeof createFontStack>[0][number];

/** A font of the system: its metrics, and names of fonts that have them, by weight. */
interface SystemFont {
  metrics: Omit<Metrics, 'familyName' | 'xWidthAvg'>;
  weights: Readonly<{ 400: SystemWeight; 500?: SystemWeight; 700?: SystemWeight }>;
}

interface SystemWeight {
  names: readonly string[];
  /** The width of a letter, on average, in units of the font. */
  xWidthAvg: number;
}

/**
 * By category: first the fonts of Windows, macOS, iOS and Linux, then those of Android. The numbers are those of
 * https://github.com/seek-oss/capsize/tree/master/packages/metrics
 */
const systemFonts: Readonly<Record<string, readonly SystemFont[]>> = {
  'sans-serif': [
    {
      metrics: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 },
      weights: {
        400: { names: ['Arial', 'Liberation Sans'], xWidthAvg: 913 },
        700: { names: ['Arial Bold', 'Liberation Sans Bold'], xWidthAvg: 983 },
      },
    },
    {
      metrics: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 },
      weights: {
        400: { names: ['Roboto', 'Roboto Regular'], xWidthAvg: 911 },
        500: { names: ['Roboto Medium'], xWidthAvg: 919 },
        700: { names: ['Roboto Bold'], xWidthAvg: 926 },
      },
    },
  ],
  serif: [
    {
      metrics: { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048 },
      weights: {
        400: { names: ['Times New Roman', 'Liberation Serif'], xWidthAvg: 832 },
        700: { names: ['Times New Roman Bold', 'Liberation Serif Bold'], xWidthAvg: 886 },
      },
    },
    {
      metrics: { ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000 },
      weights: {
        400: { names: ['Noto Serif'], xWidthAvg: 481 },
        700: { names: ['Noto Serif Bold'], xWidthAvg: 512 },
      },
    },
  ],
  monospace: [
    {
      metrics: { ascent: 1705, descent: -615, lineGap: 0, unitsPerEm: 2048 },
      weights: {
        400: { names: ['Menlo', 'Liberation Mono', 'Roboto Mono', 'Courier New'], xWidthAvg: 1229 },
      },
    },
  ],
};

/** Generic families, by category. */
const generic: Readonly<Record<string, string>> = {
  'sans-serif': 'system-ui, sans-serif',
  serif: 'serif',
  monospace: 'monospace',
};

/** The weights of fallbacks: one for headings and for captions, three for texts. */
const textWeights = ['400', '500', '600 700'];

/**
 * The text of app/fonts.css: the typefaces, and system fonts scaled to their metrics, so that the layout does not shift
 * when they load: https://github.com/seek-oss/capsize
 */
export async function fontsCss({ display, text, mono }: Typefaces): Promise<string> {
  const faces = [
    { name: 'display', face: display, weights: [String(display.weights[0])] },
    { name: 'text', face: text, weights: textWeights },
    { name: 'mono', face: mono, weights: ['400'] },
  ];
  const imports = [...new Set(faces.flatMap(({ face }) => sheetsOf(face)))];
  const families = faces.map(({ name, face }) => {
    const { family, category, isVariable } = describe(face);
    const fallbacks = fontsOf(category).map((_, index) => `'${fallbackName(name, index)}'`);
    const list = [`'${family}${isVariable ? ' Variable' : ''}'`, ...fallbacks, generic[category]];
    return `  --font-${name}: ${list.filter(Boolean).join(', ')};`;
  });
  const rules = await Promise.all(
    faces.flatMap(({ name, face, weights }) =>
      fontsOf(describe(face).category).flatMap((font, index) =>
        weights.map((weight) => fallbackRule(fallbackName(name, index), weight, face, font)),
      ),
    ),
  );
  return `/*
 * The typefaces, as Fontsource's style sheets, and their fallbacks. \`npm run fonts\` writes this file from the
 * packages named in data/theme.ts.
 */
${imports.map((sheet) => `@import '${sheet}';`).join('\n')}

:root {
${families.join('\n')}
}

${rules.join('\n\n')}
`;
}

const fallbackName = (name: string, index: number) =>
  `${name} fallback${index > 0 ? ` ${index + 1}` : ''}`;

/** The metadata of a package: https://fontsource.org/docs/api/fonts-id */
function describe(face: Typeface) {
  const file = path.join(process.cwd(), 'node_modules', face.package, 'metadata.json');
  const { family, category } = JSON.parse(readFileSync(file, 'utf8')) as {
    family: string;
    category: string;
  };
  return { family, category, isVariable: filesOf(face).some(({ isVariable }) => isVariable) };
}

/** The style sheets of a package, one for each weight if it is not variable. */
const sheetsOf = (face: Typeface): string[] =>
  describe(face).isVariable
    ? [`${face.package}/wght.css`]
    : face.weights.map((weight) => `${face.package}/${weight}.css`);

const fontsOf = (category: string) => systemFonts[category] ?? systemFonts['sans-serif'] ?? [];

async function fallbackRule(
  family: string,
  weights: string,
  face: Typeface,
  { metrics, weights: local }: SystemFont,
): Promise<string> {
  const [weight = 400] = weights.split(' ').map(Number);
  const bold = weight >= 600 ? local[700] : undefined;
  const medium = weight === 500 ? local[500] : undefined;
  const { names, xWidthAvg } = bold ?? medium ?? local[400];
  const web = await metricsOf(face, weight);
  const scaled =
    web &&
    createFontStack([web, { ...metrics, familyName: family, xWidthAvg }], {
      fontFaceFormat: 'styleObject',
    }).fontFaces[0]?.['@font-face'];
  const size = round(scaled?.sizeAdjust);
  const overrides = scaled && [
    ...(isScaled(size) ? [`  size-adjust: ${size};`] : []),
    `  ascent-override: ${round(scaled.ascentOverride)};`,
    `  descent-override: ${round(scaled.descentOverride)};`,
    `  line-gap-override: ${scaled.lineGapOverride ?? 'normal'};`,
  ];
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  font-weight: ${weights};`,
    `  src: ${names.map((name) => `local('${name}')`).join(', ')};`,
    ...(overrides ?? []),
    '}',
  ].join('\n');
}

/**
 * Whether a scale is worth applying. Chromium cuts sizes to 1/64 pixel, so a scale just below 100 % would make texts
 * narrower than the typeface does.
 */
const isScaled = (percentage: string) => Math.abs(parseFloat(percentage) - 100) > 0.05;

const round = (percentage = '100%') => `${Number(parseFloat(percentage).toFixed(2))}%`;

/** The letters by whose widths typefaces are compared, and more: Basic Latin and Latin-1. */
const latin = String.fromCharCode(...Array.from({ length: 0xe0 }, (_, index) => 0x20 + index));

/** The metrics of a typeface in a weight, or in its own if it lacks that; undefined if it has no files of either. */
async function metricsOf(face: Typeface, weight: number): Promise<Metrics | undefined> {
  const [file] = filesOf({ ...face, weights: [weight, ...face.weights] });
  if (!file) return undefined;
  const font = readFileSync(file.path);
  if (!file.isVariable) return fromBuffer(font);
  const variationAxes = { wght: weight };
  return fromBuffer(await subsetFont(font, latin, { targetFormat: 'truetype', variationAxes }));
}
