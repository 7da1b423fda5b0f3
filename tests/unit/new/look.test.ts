import { readFileSync } from 'node:fs';
import { toolkit } from '@/data/toolkit';
import { checkContrast, checkTypefaces } from '@/lib/check/theme';
import { themeSchema } from '@/lib/schema/theme';
import { repaint } from '@/scripts/build/repaint-drawings';
import { editObject, readObject } from '@/scripts/edit-object';
import { lookFiles, looks, readLook } from '@/scripts/new/look';

const { press } = looks;

it('an unknown look is told, with the name that was meant', () => {
  expect(readLook('studio')).toBe('studio');
  expect(() => readLook('prss')).toThrow('did you mean press?');
});

it.each(Object.entries(looks))(
  '%s is valid, with enough contrast and installed typefaces',
  async (name, look) => {
    expect(themeSchema.safeParse(look).success).toBe(true);
    expect(checkContrast(look, toolkit)).toEqual([]);
    const files = await lookFiles(readLook(name));
    expect(checkTypefaces(look.fonts, files['app/fonts.css'] ?? '')).toEqual([]);
  },
);

it('a look replaces colours, typefaces and shapes, and keeps logo, share image and comments', async () => {
  const { 'data/theme.ts': text = '' } = await lookFiles('press');
  const before = readFileSync('data/theme.ts', 'utf8');
  const written = readObject(text, 'theme');
  expect(written.cards).toBe("'row'");
  expect(written.dark).toContain(press.dark.accent);
  expect(written.logo).toBe(readObject(before, 'theme').logo);
  expect(text).toContain("'square', 'soft' or 'round'");
  expect(text).toContain('Syntax highlighting of code.');
});

describe('editing an object', () => {
  const source = `export const theme = {
  // The look.
  dark: { bg: '#000' },
} satisfies Theme;
`;

  it('replaces and adds values, and keeps the rest', () => {
    expect(editObject(source, 'theme', { 'dark.bg': "'#111'", radius: "'soft'" })).toBe(
      source.replace('#000', '#111').replace('},\n}', "},\nradius: 'soft',\n}"),
    );
  });

  it('leaves a source without the object or the property as it is', () => {
    expect(editObject(source, 'other', { bg: "'#111'" })).toBe(source);
    expect(editObject(source, 'theme', { 'light.bg': "'#111'" })).toBe(source);
  });
});

it('drawings take the colours of the theme', () => {
  const draw = (surface: string) =>
    `<svg data-colors="surface: ${surface}"><path fill="${surface}" stroke="#2dd4bf"/></svg>`;
  expect(repaint(draw('#11141d'), press)).toBe(draw(press.dark.surface));
  expect(repaint(draw('#11141d'), { ...press, only: 'light' })).toBe(draw(press.light.surface));
});
