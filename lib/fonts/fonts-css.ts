import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fontFamilyToCamelCase } from '@capsizecss/metrics';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import type { Typefaces } from '../schema';
import { filesOf, type Typeface } from './typefaces';

type Metrics = Parameters<typeof createFontStack>[0][number];

/** A font of the system: its metrics, and names of fonts that have them, by weight. */
interface SystemFont {
  metrics: string;
  names: Readonly<Partial<Record<400 | 500 | 700, readonly string[]>>>;
}

/** By category: first the fonts of Windows, macOS, iOS and Linux, then those of Android. */
const systemFonts: Readonly<Record<string, readonly SystemFont[]>> = {
  'sans-serif': [
    {
      metrics: 'arial',
      names: { 400: ['Arial', 'Liberation Sans'], 700: ['Arial Bold', 'Liberation Sans Bold'] },
    },
    {
      metrics: 'roboto',
      names: { 400: ['Roboto', 'Roboto Regular'], 500: ['Roboto Medium'], 700: ['Roboto Bold'] },
    },
  ],
  serif: [
    {
      metrics: 'timesNewRoman',
      names: {
        400: ['Times New Roman', 'Liberation Serif'],
        700: ['Times New Roman Bold', 'Liberation Serif Bold'],
      },
    },
    { metrics: 'notoSerif', names: { 400: ['Noto Serif'], 700: ['Noto Serif Bold'] } },
  ],
  monospace: [
    {
      metrics: 'courierNew',
      names: { 400: ['Menlo', 'Liberation Mono', 'Roboto Mono', 'Courier New'] },
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
export function fontsCss({ display, text, mono }: Typefaces): string {
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
  const rules = faces.flatMap(({ name, face, weights }) =>
    fontsOf(describe(face).category).flatMap((font, index) =>
      weights.map((weight) => fallbackRule(fallbackName(name, index), weight, face, font)),
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

function fallbackRule(family: string, weights: string, face: Typeface, font: SystemFont): string {
  const [weight = 400] = weights.split(' ').map(Number);
  const { names } = font;
  const bold = weight >= 600 ? names[700] : undefined;
  const medium = weight === 500 ? names[500] : undefined;
  const local = bold ?? medium ?? names[400] ?? [];
  const localWeight = bold ? 700 : medium ? 500 : 400;
  const web = metricsOf(fontFamilyToCamelCase(describe(face).family), weight);
  const stack = [web, metricsOf(font.metrics, localWeight)].filter((one) => one !== undefined);
  const scaled =
    stack.length === 2
      ? createFontStack(stack as [Metrics, Metrics], { fontFaceFormat: 'styleObject' })
          .fontFaces[0]?.['@font-face']
      : undefined;
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
    `  src: ${local.map((name) => `local('${name}')`).join(', ')};`,
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

/** The metrics of a family in a weight, or in its regular one; undefined for families without known metrics. */
function metricsOf(name: string, weight: number): Metrics | undefined {
  const families = new Map<string, object>(Object.entries(entireMetricsCollection));
  const family = families.get(name);
  const variants = family && 'variants' in family ? family.variants : undefined;
  const variant = new Map<string, object>(Object.entries(variants ?? {})).get(String(weight));
  return [variant, family].find(isComplete);
}

const isComplete = (metrics: object | undefined): metrics is Metrics =>
  metrics !== undefined && 'descent' in metrics && 'xWidthAvg' in metrics;
