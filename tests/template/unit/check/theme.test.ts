import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { theme } from '@/data/theme';
import type { Theme } from '@/lib/schema';
import { checkContrast, checkTypefaces } from '@/scripts/check/data/theme';

describe('colours', () => {
  const withColors = (dark: Partial<Theme['dark']>): Theme => ({
    ...theme,
    only: undefined,
    dark: { ...theme.dark, ...dark },
  });

  it.each([
    ['text', 7, 'bg'],
    ['edge', 3, 'bg'],
  ] as const)(
    '%s needs a contrast of %s:1, and gets the nearest that passes',
    (token, limit, behind) => {
      // Almost the colour behind it.
      const color = theme.dark[behind];
      const [error, ...others] = checkContrast(withColors({ [token]: color }), []);
      expect(others).toEqual([]);
      expect(error?.message).toMatch(
        new RegExp(`^dark.*${token}.*: "${color}" has a contrast of 1(\\.\\d+)?:1 to dark\\.`),
      );
      expect(error?.message).toContain(`at least ${limit}:1 is needed`);
      const [better = ''] = /#[0-9a-f]{6}/.exec(error?.fix ?? '') ?? [];
      expect(wcagContrast(better, color)).toBeGreaterThanOrEqual(limit);
    },
  );

  it('with enough contrast are accepted', () => {
    expect(checkContrast(theme, [])).toEqual([]);
  });

  it('on the accent are compared with the accent as it should be', () => {
    const wrong = withColors({ accent: theme.dark.bg, 'accent-contrast': theme.dark.bg });
    expect(checkContrast(wrong, [])).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^dark\.accent: /) }),
    ]);
  });

  it('of a tool need a contrast to its icon', () => {
    const main = theme.only ?? 'dark';
    const color = theme[main]['on-solid'];
    const items = [
      { label: 'Next.js', icon: 'SiNextdotjs', gradient: [color, color] as [string, string] },
    ];
    expect(checkContrast(theme, [{ label: 'A', items }])[0]).toMatchObject({
      file: 'data/toolkit.ts',
      message: expect.stringMatching(/^\[0\]\.items\[0\]\.gradient\[0\]: /),
      fix: expect.stringMatching(/^write "#[0-9a-f]{6}"/),
    });
  });
});

describe('typefaces', () => {
  const styleSheet = readFileSync('app/fonts.css', 'utf8');

  const check = (name: string, weights = [400]) =>
    checkTypefaces({ ...theme.fonts, text: { package: name, weights } }, styleSheet);

  it('that are installed and imported are accepted', () => {
    expect(checkTypefaces(theme.fonts, styleSheet)).toEqual([]);
    expect(check('@fontsource/noto-sans')).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('app/fonts.css does not import') },
    ]);
  });

  it('that are not installed, or not in the named weights, are errors', () => {
    expect([
      ...check('@fontsource/no-such-face'),
      ...check('@fontsource/noto-sans', [123]),
    ]).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: 'fonts.text: "@fontsource/no-such-face" is not installed with the weights 400',
      }),
      expect.objectContaining({ message: expect.stringContaining('with the weights 123') }),
    ]);
  });
});
