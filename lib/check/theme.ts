import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { filesOf } from '../fonts/typefaces';
import { mainTheme, type Palette, type Theme, type ToolkitGroup, type Typefaces } from '../schema';
import type { Diagnostic, Fault } from '../validation/diagnostic';
import { nearest } from '../validation/nearest';

/** A minimum contrast between colours. */
interface Rule {
  tokens: (keyof Palette)[];
  against: (keyof Palette)[];
  /** Contrast ratio from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
  limit: number;
}

/** The combinations of colours that pages use. */
const rules: readonly Rule[] = [
  // Text: https://www.w3.org/TR/WCAG22/#contrast-enhanced
  { tokens: ['text', 'muted', 'accent'], against: ['bg', 'surface', 'raised'], limit: 7 },
  { tokens: ['positive'], against: ['bg', 'surface'], limit: 7 },
  {
    tokens: ['code-keyword', 'code-string', 'code-function', 'code-constant', 'code-parameter'],
    against: ['surface', 'raised'],
    limit: 7,
  },
  { tokens: ['accent-contrast'], against: ['accent'], limit: 7 },
  // Selected text: https://www.w3.org/TR/WCAG22/#contrast-minimum
  { tokens: ['accent-solid'], against: ['on-solid'], limit: 4.5 },
  // Edges of fields and buttons: https://www.w3.org/TR/WCAG22/#non-text-contrast
  { tokens: ['edge'], against: ['bg', 'surface'], limit: 3 },
];

/** Icons of tools: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const ICON_LIMIT = 3;

/** Finds colours in `data/theme.ts` and `data/toolkit.ts` with too little contrast to their background. */
export function checkContrast(theme: Theme, toolkit: readonly ToolkitGroup[]): Diagnostic[] {
  // Print and the CV use the light theme, even if all pages are dark.
  const names = theme.only === 'light' ? (['light'] as const) : (['dark', 'light'] as const);
  const main = mainTheme(theme);
  const icon = `${main}.on-solid in data/theme.ts`;
  return [
    ...names.flatMap((name) => {
      const found = rules.flatMap(({ tokens, against, limit }) => {
        const palette = theme[name];
        const backgrounds = against.map((token) => [`${name}.${token}`, palette[token]] as const);
        return tokens.flatMap((token): Diagnostic[] => {
          const fault = faultOfColor(palette[token], backgrounds, limit);
          const place = { severity: 'error', file: 'data/theme.ts' } as const;
          return fault ? [{ ...place, field: `${name}.${token}`, ...fault }] : [];
        });
      });
      // The colour on the accent can be judged only once the accent passes.
      const isAccentWrong = found.some(({ field }) => field === `${name}.accent`);
      return found.filter(({ field }) => !isAccentWrong || field !== `${name}.accent-contrast`);
    }),
    ...toolkit
      .flatMap(({ items }) => items)
      .flatMap(({ label, gradient = [] }) =>
        gradient.flatMap((color): Diagnostic[] => {
          const fault = faultOfColor(color, [[icon, theme[main]['on-solid']]], ICON_LIMIT);
          return fault
            ? [{ severity: 'error', file: 'data/toolkit.ts', field: label, ...fault }]
            : [];
        }),
      ),
  ];
}

/** Compares a colour with its backgrounds, and reports the lowest contrast. */
function faultOfColor(
  color: string,
  backgrounds: readonly (readonly [name: string, color: string])[],
  limit: number,
): Fault | undefined {
  const ratios = backgrounds.map(([, background]) => wcagContrast(color, background));
  const worst = Math.min(...ratios);
  if (worst >= limit) return undefined;
  const [name, background] = backgrounds[ratios.indexOf(worst)] ?? [];
  const near = nearestColor(
    color,
    backgrounds.map(([, one]) => one),
    limit,
  );
  return {
    expected: `a contrast of at least ${limit}:1 to ${name}, "${background}"`,
    value: color,
    // Rounded down: 6.99 is not 7.
    found: `"${color}", with ${Math.floor(worst * 100) / 100}:1`,
    fix: near
      ? `write "${near}", the nearest colour that passes`
      : `change ${name}: no colour passes`,
  };
}

const toOklch = converter('oklch');

/** The colour of the same hue with the smallest change in lightness that passes; undefined if none does. */
function nearestColor(color: string, backgrounds: readonly string[], limit: number) {
  const start = toOklch(color);
  if (!start) return undefined;
  for (let step = 1; step <= 200; step++) {
    for (const l of [start.l + step / 200, start.l - step / 200]) {
      if (l < 0 || l > 1) continue;
      const hex = formatHex(clampChroma({ ...start, l }, 'oklch'));
      if (backgrounds.every((background) => wcagContrast(hex, background) >= limit)) return hex;
    }
  }
  return undefined;
}

/**
 * Finds typefaces of `data/theme.ts` that are not installed, lack a weight, or are not those of pages.
 * @param styleSheet the text of app/fonts.css
 */
export const checkTypefaces = (typefaces: Typefaces, styleSheet: string): Diagnostic[] =>
  Object.entries(typefaces).flatMap(([name, face]): Diagnostic[] => {
    const place = { file: 'data/theme.ts', field: `fonts.${name}`, value: face.package };
    const { package: found, weights } = face;
    const brand = 'see docs/brand.md#typefaces';
    if (filesOf(face).length > 0) {
      if (styleSheet.includes(`'${found}/`)) return [];
      return [
        {
          ...place,
          severity: 'warning',
          expected: 'the typeface of pages, which app/fonts.css imports',
          found: `"${found}", for the CV and share images only`,
          fix: `write the package that app/fonts.css imports for it, or import this one there: ${brand}`,
        },
      ];
    }
    const installed = installedTypefaces();
    const isInstalled = installed.includes(found);
    const [near] = nearest(found, installed, 0.2);
    const install = `${near ? `write "${near}"` : 'correct the name'}, or install it with npm install --save-exact ${found}, and import it in app/fonts.css: ${brand}`;
    return [
      {
        ...place,
        severity: 'error',
        expected: 'a package of https://fontsource.org that is installed, with weights that it has',
        found: `"${found}" ${isInstalled ? `without all of ${weights.join(', ')}` : 'is not installed'}`,
        fix: isInstalled ? `choose from ${weightsOf(found).join(', ')}` : install,
      },
    ];
  });

/** The weights of an installed package: https://fontsource.org/docs/api/fonts-id */
function weightsOf(name: string): number[] {
  const metadata = readFileSync(path.join('node_modules', name, 'metadata.json'), 'utf8');
  return (JSON.parse(metadata) as { weights: number[] }).weights;
}

const installedTypefaces = (): string[] =>
  ['@fontsource', '@fontsource-variable'].flatMap((scope) => {
    const folder = path.join('node_modules', scope);
    return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : [];
  });
