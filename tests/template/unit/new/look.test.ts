import { toolkit } from '@/data/toolkit';
import * as looks from '@/lib/looks';
import { themeSchema } from '@/lib/schema/theme';
import { repaint } from '@/scripts/build/repaint-drawings';
import { checkContrast, checkTypefaces } from '@/scripts/check/data/theme';
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

/** The look: looks.${name}. */
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

it('drawings take the colours of the theme, and of the pattern of their project', () => {
  const draw = (surface: string, first: string) =>
    `<svg data-colors="surface: ${surface}; pattern-first: ${first}"><path fill="${surface}" stroke="${first}"/></svg>`;
  const drawing = draw('#11141d', '#646cff');
  const look: typeof press = { ...press, patternColors: [['#9c2f20', '#d9a441']] };
  expect(repaint(drawing, look, 'atlas')).toBe(draw(press.dark.surface, '#9c2f20'));
  expect(repaint(drawing, { ...look, only: 'light' }, 'atlas')).toBe(
    draw(press.light.surface, '#9c2f20'),
  );
});
