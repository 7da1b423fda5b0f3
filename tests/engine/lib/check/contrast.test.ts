/** @jest-environment node */
import { checkContrast } from '@/lib/check/contrast';
import { site } from '@/lib/site';
import type { Palette } from '@/lib/site/types';

const { theme } = site;
const inLight = (change: Partial<Palette>) =>
  checkContrast({ ...theme, light: { ...theme.light, ...change } });

it('finds nothing in a theme that can be read', () => {
  expect(inLight({})).toEqual([]);
});

it('names token, ratio, limit and a colour that passes', () => {
  const [problem, ...others] = inLight({ muted: '#777777' });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    file: 'data/theme.ts',
    field: 'light.muted',
    expected: 'a contrast of at least 7:1 to light.raised, "#f0efe6"',
    found: '"#777777", with 3.87:1',
  });
  const [, nearest = ''] = /"(#\w+)"/.exec(problem?.fix ?? '') ?? [];
  expect(inLight({ muted: nearest })).toEqual([]);
});

it.each([
  ['accent-contrast', '#888888'],
  ['on-solid', '#444444'],
  ['edge', '#dddddd'],
  ['code-string', '#ff0000'],
] as const)('looks at %s too', (token, color) => {
  expect(inLight({ [token]: color }).map(({ field }) => field)).toEqual([`light.${token}`]);
});

it('says where no colour can pass', () => {
  const [problem] = inLight({ bg: '#000000' });
  expect(problem?.fix).toMatch(/^change light\.bg, /);
});
