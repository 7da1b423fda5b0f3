import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { Diagnostic } from '@/lib/diagnostic';
import { filesOf } from '@/lib/fonts/typefaces';
import { mainTheme } from '@/lib/graphics/pattern';
import { dataFile } from '@/lib/languages/languages';
import type { Palette, Theme, ToolkitGroup, Typefaces } from '@/lib/schema';
import { fieldDiagnostic } from '../locations';

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
  const onSolid = { [`${main}.on-solid`]: theme[main]['on-solid'] };
  const gradients = toolkit.flatMap(({ items }, group) =>
    items.flatMap(({ gradient = [] }, item) =>
      gradient.map((color, index) => ({ color, path: [group, 'items', item, 'gradient', index] })),
    ),
  );
  return [
    ...names.flatMap((name) => checkPalette(name, theme[name])),
    ...gradients.flatMap(
      ({ color, path }) =>
        faultOf(color, onSolid, ICON_LIMIT, dataFile('toolkit.ts'), path)?.diagnostic ?? [],
    ),
  ];
}

function checkPalette(name: 'dark' | 'light', given: Palette): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  // Colours are compared with those before them as these should be.
  const palette = { ...given };
  for (const { tokens, against, limit } of rules) {
    const backgrounds = Object.fromEntries(
      against.map((token) => [`${name}.${token}`, palette[token]]),
    );
    for (const token of tokens) {
      const path = [name, token];
      const fault = faultOf(palette[token], backgrounds, limit, dataFile('theme.ts'), path);
      if (!fault) continue;
      diagnostics.push(fault.diagnostic);
      palette[token] = fault.better ?? palette[token];
    }
  }
  return diagnostics;
}

/**
 * Compares a colour with those behind it.
 * @param backgrounds colours by name
 * @param limit contrast ratio
 * @returns if its lowest contrast is too low, a diagnostic, and the nearest colour that passes, if there is one
 */
function faultOf(
  color: string,
  backgrounds: Readonly<Record<string, string>>,
  limit: number,
  file: string,
  path: readonly PropertyKey[],
) {
  const [worst] = Object.entries(backgrounds)
    .map(([name, behind]) => ({ name, ratio: wcagContrast(color, behind) }))
    .sort((a, b) => a.ratio - b.ratio);
  if (!worst || worst.ratio >= limit) return undefined;
  const better = nearestColor(color, Object.values(backgrounds), limit);
  // Rounded down: 6.99 is not 7.
  const ratio = Math.floor(worst.ratio * 100) / 100;
  const message = `"${color}" has a contrast of ${ratio}:1 to ${worst.name}; at least ${limit}:1 is needed`;
  const fix = better && `write "${better}", the nearest colour that passes`;
  return { better, diagnostic: fieldDiagnostic('error', file, path, message, { fix }) };
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
  Object.entries(typefaces).flatMap(([name, typeface]): Diagnostic[] => {
    const file = dataFile('theme.ts');
    const link = 'docs/brand.md#typefaces';
    if (filesOf(typeface).length === 0) {
      const message = `"${typeface.package}" is not installed with the weights ${typeface.weights.join(', ')}`;
      return [fieldDiagnostic('error', file, ['fonts', name], message, { link })];
    }
    if (styleSheet.includes(`'${typeface.package}/`)) return [];
    const message = `app/fonts.css does not import "${typeface.package}"`;
    const fix = 'run npm run fonts';
    return [fieldDiagnostic('warning', file, ['fonts', name], message, { link, fix })];
  });
