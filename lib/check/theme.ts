import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { Diagnostic } from '../diagnostic';
import { filesOf } from '../fonts/typefaces';
import { dataFile } from '../languages/languages';
import { nearest } from '../nearest';
import { mainTheme, type Palette, type Theme, type ToolkitGroup, type Typefaces } from '../schema';
import { lineIn } from './paths';

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
  return [
    ...names.flatMap((name) => checkPalette(name, theme[name])),
    ...toolkit.flatMap(({ items }, group) =>
      items.flatMap(({ label, gradient = [] }, item) =>
        gradient.flatMap((color, index) => {
          const path = [group, 'items', item, 'gradient', index];
          const background = {
            name: `${main}.on-solid of data/theme.ts`,
            color: theme[main]['on-solid'],
          };
          const location = {
            file: dataFile('toolkit.ts'),
            line: lineIn(dataFile('toolkit.ts'), path),
            field: label,
          };
          return checkColor(color, [background], ICON_LIMIT, location);
        }),
      ),
    ),
  ];
}

function checkPalette(name: 'dark' | 'light', palette: Palette): Diagnostic[] {
  const check = ({ tokens, against, limit }: Rule) => {
    const backgrounds = against.map((token) => ({
      name: `${name}.${token}`,
      color: palette[token],
    }));
    return tokens.flatMap((token) => {
      const line = lineIn(dataFile('theme.ts'), [name, token]);
      const location = { file: dataFile('theme.ts'), line, field: `${name}.${token}` };
      return checkColor(palette[token], backgrounds, limit, location);
    });
  };
  const [onAccent, others] = [rules.filter(isOnAccent), rules.filter((rule) => !isOnAccent(rule))];
  const found = others.flatMap(check);
  // The colour on the accent can be judged only once the accent passes.
  const isAccentWrong = rules.some(
    (rule) => rule.tokens.includes('accent') && check({ ...rule, tokens: ['accent'] }).length > 0,
  );
  return isAccentWrong ? found : [...found, ...onAccent.flatMap(check)];
}

const isOnAccent = ({ tokens }: Rule) => tokens.includes('accent-contrast');

/**
 * The colours of a theme with too little contrast, each with the nearest one that passes, by path: `dark.accent`.
 * Colours for which there is none are left out.
 */
export function contrastFixes(theme: Theme): Record<string, string> {
  const themes = theme.only === 'light' ? (['light'] as const) : (['dark', 'light'] as const);
  const fixes: Record<string, string> = {};
  for (const name of themes) {
    const palette = { ...theme[name] };
    for (const { tokens, against, limit } of rules) {
      const backgrounds = against.map((token) => palette[token]);
      for (const token of tokens) {
        const worst = Math.min(...backgrounds.map((one) => wcagContrast(palette[token], one)));
        const near = worst < limit ? nearestColor(palette[token], backgrounds, limit) : undefined;
        if (!near) continue;
        palette[token] = near;
        fixes[`${name}.${token}`] = near;
      }
    }
  }
  return fixes;
}

/** Compares a colour with its backgrounds, and reports the lowest contrast. */
function checkColor(
  color: string,
  backgrounds: readonly { name: string; color: string }[],
  limit: number,
  { field, ...location }: { file: string; line: number | undefined; field: string },
): Diagnostic[] {
  const [worst] = backgrounds
    .map((background) => ({ ...background, ratio: wcagContrast(color, background.color) }))
    .sort((a, b) => a.ratio - b.ratio);
  if (!worst || worst.ratio >= limit) return [];
  // Rounded down: 6.99 is not 7.
  const ratio = Math.floor(worst.ratio * 100) / 100;
  const suggestion = nearestColor(
    color,
    backgrounds.map((one) => one.color),
    limit,
  );
  return [
    {
      severity: 'error',
      ...location,
      message: `${field}: "${color}" has a contrast of ${ratio}:1 to ${worst.name}, "${worst.color}"; at least ${limit}:1 is needed`,
      fix: suggestion && `write "${suggestion}"`,
    },
  ];
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
  Object.entries(typefaces).flatMap(([name, { package: found, weights }]): Diagnostic[] => {
    const file = dataFile('theme.ts');
    const field = `fonts.${name}`;
    const location = { file, line: lineIn(file, ['fonts', name]), link: 'docs/brand.md#typefaces' };
    if (filesOf({ package: found, weights }).length > 0) {
      if (styleSheet.includes(`'${found}/`)) return [];
      const message = `${field}: app/fonts.css does not import "${found}", so only the CV and share images use it`;
      return [{ severity: 'warning', ...location, message }];
    }
    const installed = installedTypefaces();
    if (installed.includes(found)) {
      const message = `${field}: "${found}" has the weights ${weightsOf(found).join(', ')}, not all of ${weights.join(', ')}`;
      return [{ severity: 'error', ...location, message }];
    }
    const [suggestion] = nearest(found, installed, 0.2);
    const hint = suggestion ? `; did you mean "${suggestion}"?` : '';
    const message = `${field}: the package "${found}" is not installed${hint}`;
    return [{ severity: 'error', ...location, message }];
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
