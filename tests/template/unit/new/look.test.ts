import { toolkit } from '@/data/toolkit';
import * as looks from '@/lib/looks';
import { themeSchema } from '@/lib/schema/theme';
import { repaint } from '@/scripts/build/repaint-drawings';
import { checkContrast, checkTypefaces } from '@/scripts/check/theme';
import { fontsCss } from '@/scripts/fonts/fonts-css';
import { readLook, withLook } from '@/scripts/new/look';

const { press } = looks;

it('an unknown look is told, with the name that was meant', () => {
  expect(readLook('studio')).toBe('studio');
  expect(() => readLook('prss')).toThrow('did you mean press?');
});

it.each(Object.entries(looks))(
  '%s is valid, with enough contrast and installed typefaces',
  async (_, look) => {
    expect(themeSchema.safeParse(look).success).toBe(true);
    expect(checkContrast(look, toolkit)).toEqual([]);
    expect(checkTypefaces(look.fonts, await fontsCss(look.fonts))).toEqual([]);
  },
);

it('a look replaces the name of another one, and keeps what differs from it', () => {
  const theme = (name: string) => `import * as looks from '../lib/looks';

/** The look: looks.ledger. */
export const theme: Theme = {
  ...looks.${name},
  dark: { ...looks.${name}.dark, accent: '#a5a9ff' }, // mine
  logo: { seed: 'ledger' },
};
`;
  expect(withLook(theme('ledger'), 'press')).toBe(theme('press'));
  expect(() => withLook('export const theme: Theme = { dark, light };', 'press')).toThrow(
    'data/theme.ts begins with no look. Write ...looks.press',
  );
});

it('drawings take the colours of the theme', () => {
  const draw = (surface: string) =>
    `<svg data-colors="surface: ${surface}"><path fill="${surface}" stroke="#2dd4bf"/></svg>`;
  expect(repaint(draw('#11141d'), press)).toBe(draw(press.dark.surface));
  expect(repaint(draw('#11141d'), { ...press, only: 'light' })).toBe(draw(press.light.surface));
});
