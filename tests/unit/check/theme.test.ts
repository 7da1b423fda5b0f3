/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { theme } from '@/data/theme';
import { checkContrast, checkTypefaces } from '@/lib/check/theme';
import type { Theme } from '@/lib/schema';

describe('colours', () => {
  const withColors = (dark: Partial<Theme['dark']>): Theme => ({
    ...theme,
    only: undefined,
    dark: { ...theme.dark, ...dark },
  });

  it.each([
    ['text', 7, 'bg'],
    ['accent', 7, 'bg'],
    ['positive', 7, 'bg'],
    ['code-string', 7, 'surface'],
    ['accent-solid', 4.5, 'on-solid'],
    ['edge', 3, 'bg'],
  ] as const)(
    '%s needs a contrast of %s:1, and gets the nearest that passes',
    (token, limit, behind) => {
      // Almost the colour behind it.
      const color = theme.dark[behind];
      const [fault, ...others] = checkContrast(withColors({ [token]: color }), []);
      expect(others).toEqual([]);
      expect(fault).toMatchObject({ file: 'data/theme.ts', field: `dark.${token}` });
      expect(fault?.expected).toContain(`${limit}:1`);
      expect(fault?.found).toMatch(/^"#[0-9a-f]{6}", with 1(\.\d+)?:1$/i);
      const [better = ''] = /#[0-9a-f]{6}/.exec(fault?.fix ?? '') ?? [];
      expect(wcagContrast(better, color)).toBeGreaterThanOrEqual(limit);
    },
  );

  it('with enough contrast are accepted', () => {
    expect(checkContrast(theme, [])).toEqual([]);
  });

  it('of a tool need a contrast to its icon', () => {
    const main = theme.only ?? 'dark';
    const color = theme[main]['on-solid'];
    const items = [
      { label: 'Next.js', icon: 'SiNextdotjs', gradient: [color, color] as [string, string] },
    ];
    expect(checkContrast(theme, [{ label: 'A', items }])[0]).toMatchObject({
      file: 'data/toolkit.ts',
      field: 'Next.js',
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
      { severity: 'warning', fix: expect.stringContaining('app/fonts.css imports') },
    ]);
  });

  it('that are not installed are reported with the nearest name and the command to install them', () => {
    const [fault] = check(`${theme.fonts.mono.package}x`);
    expect(fault).toMatchObject({ file: 'data/theme.ts', field: 'fonts.text' });
    expect(fault?.fix).toContain(`"${theme.fonts.mono.package}"`);
    expect(fault?.fix).toContain('npm install');
  });

  it('need the named weights', () => {
    expect(check('@fontsource/noto-sans', [123])).toMatchObject([
      { fix: expect.stringContaining('choose from 100, 200, 300') },
    ]);
  });
});
