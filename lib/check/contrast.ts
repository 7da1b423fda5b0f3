import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { Diagnostic } from '../diagnostic';
import { mainTheme } from '../schema';
import type { Palette, Theme, ToolkitGroup } from '../schema';

/** What a colour has to stand out from, and by which ratio. */
interface Rule {
  tokens: (keyof Palette)[];
  against: (keyof Palette)[];
  /** Contrast ratio from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
  limit: number;
}

/** The pairs of colours that pages use. */
const rules: readonly Rule[] = [
  // Text: https://www.w3.org/TR/WCAG22/#contrast-enhanced
  {
    tokens: ['text', 'muted', 'accent'],
    against: ['bg', 'surface', 'raised'],
    limit: 7,
  },
  { tokens: ['positive'], against: ['bg', 'surface'], limit: 7 },
  {
    tokens: ['code-keyword', 'code-string', 'code-function', 'code-constant', 'code-parameter'],
    against: ['surface', 'raised'],
    limit: 7,
  },
  { tokens: ['accent-contrast'], against: ['accent'], limit: 7 },
  // Selected text: https://www.w3.org/TR/WCAG22/#contrast-minimum
  { tokens: ['on-solid'], against: ['accent-solid'], limit: 4.5 },
  // Edges of fields and buttons: https://www.w3.org/TR/WCAG22/#non-text-contrast
  { tokens: ['edge'], against: ['bg', 'surface'], limit: 3 },
];

/** Finds colours of `data/theme.ts` that do not stand out from those behind them. */
export const checkContrast = (theme: Theme): Diagnostic[] =>
  // Print and the CV are light, whatever the pages are.
  (theme.only === 'light' ? (['light'] as const) : (['dark', 'light'] as const)).flatMap((name) => {
    const problems = rules.flatMap((rule) =>
      rule.tokens.flatMap((token) => checkToken(name, theme[name], token, rule)),
    );
    // The colour on an accent is right or wrong only once the accent is right.
    const hasAccent = problems.every(({ field }) => field !== `${name}.accent`);
    return problems.filter(({ field }) => hasAccent || field !== `${name}.accent-contrast`);
  });

/** Graphics that are needed to understand a page: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const ICON_LIMIT = 3;

/** Finds colours of tools on which their icons, which have `on-solid` of the main theme, are hardly seen. */
export const checkToolkitContrast = (
  toolkit: readonly ToolkitGroup[],
  theme: Theme,
): Diagnostic[] => {
  const name = mainTheme(theme);
  const icon = theme[name]['on-solid'];
  return toolkit.flatMap(({ items }) =>
    items.flatMap(({ label, gradient = [] }) =>
      gradient
        .filter((color) => wcagContrast(color, icon) < ICON_LIMIT)
        .map((color): Diagnostic => ({
          severity: 'error',
          file: 'data/toolkit.ts',
          field: label,
          found: `"${color}"`,
          expected: `a contrast of at least ${ICON_LIMIT}:1 to ${name}.on-solid in data/theme.ts, "${icon}"`,
          fix: `write "${nearestColor(color, [icon], ICON_LIMIT)}", the nearest colour that passes`,
        })),
    ),
  );
};

function checkToken(
  theme: 'dark' | 'light',
  palette: Palette,
  token: keyof Palette,
  { against, limit }: Rule,
): Diagnostic[] {
  const color = palette[token];
  const ratio = (background: keyof Palette) => wcagContrast(color, palette[background]);
  const worst = against.reduce((low, next) => (ratio(next) < ratio(low) ? next : low));
  if (ratio(worst) >= limit) return [];
  const backgrounds = against.map((background) => palette[background]);
  const nearest = nearestColor(color, backgrounds, limit);
  // This is the brand's colour, and only stands behind `on-solid`: it can change, too.
  const solid = worst === 'accent-solid' && nearestColor(palette[worst], [color], limit);
  return [
    {
      severity: 'error',
      file: 'data/theme.ts',
      field: `${theme}.${token}`,
      expected: `a contrast of at least ${limit}:1 to ${theme}.${worst}, "${palette[worst]}"`,
      // Rounded down: 6.99 is not 7.
      found: `"${color}", with ${Math.floor(ratio(worst) * 100) / 100}:1`,
      fix: nearest
        ? `write "${nearest}", the nearest colour that passes${solid ? `, or "${solid}" for ${theme}.${worst}` : ''}`
        : `change ${against.map((background) => `${theme}.${background}`).join(', ')}: no colour passes`,
    },
  ];
}

const toOklch = converter('oklch');

/** The colour of the same hue, as little lighter or darker as it takes; nothing if there is none. */
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
