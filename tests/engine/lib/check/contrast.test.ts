/** @jest-environment node */
import { checkContrast, checkToolkitContrast } from '@/lib/check/contrast';
import { theme } from '@/data/theme';
import type { Palette } from '@/lib/schema';

/** The first colour that the fix of a problem proposes. */
const proposed = (problem?: { fix: string }) => /"(#\w+)"/.exec(problem?.fix ?? '')?.[1] ?? '';

const inLight = (change: Partial<Palette>) =>
  checkContrast({ ...theme, light: { ...theme.light, ...change } });

it('the check of contrast names token, ratio, limit and a colour that passes', () => {
  const [problem, ...others] = inLight({ muted: '#777777' });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    file: 'data/theme.ts',
    field: 'light.muted',
    expected: expect.stringMatching(/7:1.*light\.raised, "#f0efe6"/),
    found: expect.stringMatching(/"#777777".*3\.87:1/),
  });
  expect(inLight({ muted: proposed(problem) })).toEqual([]);
});

it.each([
  ['accent-contrast', '#888888'],
  ['on-solid', '#444444'],
  ['edge', '#dddddd'],
  ['code-string', '#ff0000'],
] as const)('looks at %s too', (token, color) => {
  expect(inLight({ [token]: color }).map(({ field }) => field)).toEqual([`light.${token}`]);
});

it('looks only at themes that are shown, and at the light one, which is printed', () => {
  const grey = '#777777';
  const fieldsOf = (only?: 'dark' | 'light') =>
    checkContrast({
      ...theme,
      only,
      dark: { ...theme.dark, muted: grey },
      light: { ...theme.light, muted: grey },
    }).map(({ field }) => field);
  expect(fieldsOf('light')).toEqual(['light.muted']);
  expect(fieldsOf('dark')).toEqual(fieldsOf());
});

it('the check of contrast offers to change the colour of the brand instead of the text on it', () => {
  const [problem] = inLight({ 'accent-solid': '#1f9d5a' });
  const [, solid = ''] = /"(#\w+)" for light\.accent-solid/.exec(problem?.fix ?? '') ?? [];
  expect(inLight({ 'accent-solid': solid })).toEqual([]);
});

it('the check of contrast says where no colour can pass', () => {
  const [problem] = inLight({ bg: '#000000' });
  expect(problem?.fix).toMatch(/light\.bg/);
});

it('the check of contrast looks at the colours behind the icons of tools', () => {
  const tools = (last: string) => [
    {
      label: 'Data',
      items: [{ label: 'SQL', icon: 'TbSql', gradient: ['#1e3a8a', last] as [string, string] }],
    },
  ];
  const [problem, ...others] = checkToolkitContrast(tools('#eeeeee'), theme);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'data/toolkit.ts', field: 'SQL', found: '"#eeeeee"' });
  expect(checkToolkitContrast(tools(proposed(problem)), theme)).toEqual([]);
});

it('the check of contrast leaves what stands on an accent until the accent itself is right', () => {
  const wrong = { accent: '#9a9a9a', 'accent-contrast': '#ffffff' };
  expect(inLight(wrong).map(({ field }) => field)).toEqual(['light.accent']);
});
