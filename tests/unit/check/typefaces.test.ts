/** @jest-environment node */
import { theme } from '@/data/theme';
import { checkTypefaces } from '@/lib/check/typefaces';

const check = (name: string, weights = [400]) =>
  checkTypefaces({ ...theme.fonts, text: { package: name, weights } });

test('installed typefaces are fine', () => {
  expect(checkTypefaces(theme.fonts)).toEqual([]);
});

test('an unknown package comes with the nearest that is installed, and how to install it', () => {
  const [problem] = check(`${theme.fonts.mono.package}x`);
  expect(problem).toMatchObject({ file: 'data/theme.ts', field: 'fonts.text' });
  expect(problem?.fix).toContain(`"${theme.fonts.mono.package}"`);
  expect(problem?.fix).toContain('npm install');
});

test('a weight that a typeface lacks is an error', () => {
  expect(check('@fontsource/noto-sans', [123])).toMatchObject([{ found: '123' }]);
});
