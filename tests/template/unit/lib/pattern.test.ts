import { owner } from '@/app/owner';
import { theme } from '@/data/theme';
import { logoOf } from '@/lib/graphics/logo';
import { drawPattern } from '@/lib/graphics/pattern';
import { patternOf } from '@/lib/graphics/pattern-of';

describe('a pattern', () => {
  it('never changes for a slug', () => {
    expect(drawPattern(patternOf('atlas'))).toEqual({
      colors: expect.any(Array),
      paths: [
        'M2 1h-1a1 1 0 0 1 1-1zM3 0h.5v1h-.5zM0 1h1a1 1 0 0 1-1 1zM1 1h.5v1h-.5zM3 1h1v1h-1zM1 2h1v.5h-1zM3 2h1v.5h-1zM1 3h1v1h-1z',
        'M0 0h1v.5h-1zM2 0h1a1 1 0 0 1-1 1zM3 2h-1a1 1 0 0 1 1-1zM0 2h.5v1h-.5zM2 3v-1a1 1 0 0 1 1 1zM0 3h1v.5h-1zM2 3h1v1h-1zM3 3h1v1h-1z',
      ],
    });
  });

  it('uses one of the given pairs of colours', () => {
    const pairs: [string, string][] = [
      ['#000000', '#ffffff'],
      ['#111111', '#eeeeee'],
    ];
    const { paths } = drawPattern(patternOf('atlas'));
    const inPair = patternOf('atlas', pairs.slice(0, 1));
    expect(drawPattern(inPair)).toEqual({ colors: pairs[0], paths });
    const chosen = Array.from(
      { length: 50 },
      (_, index) => drawPattern(patternOf(`p-${index}`, pairs)).colors,
    );
    expect(new Set(chosen.map(([first]) => first))).toEqual(new Set(['#000000', '#111111']));
  });

  it('differs from project to project', () => {
    const patterns = Array.from({ length: 500 }, (_, index) =>
      drawPattern(patternOf(`p-${index}`)).paths.join(),
    );
    expect(new Set(patterns).size).toBe(500);
  });
});

it('the logo is the pattern of the name, of another text, or a file', () => {
  const logo = (chosen?: typeof theme.logo, patterns?: typeof theme.patternColors) =>
    logoOf({ owner, theme: { ...theme, logo: chosen, patternColors: patterns } });
  const { dark } = theme;
  const accents = [dark['accent-solid'], dark.accent] as const;
  expect(logo()).toEqual({ pattern: patternOf(owner.name, [accents]) });
  const colors: [string, string] = ['#112233', '#445566'];
  expect(logo({ seed: 'a', colors })).toEqual({ pattern: patternOf('a', [colors]) });
  expect(logo({ seed: 'a' }, [colors])).toEqual(logo({ seed: 'a', colors }));
  expect(logo({ src: '/images/logo.svg' })).toEqual({ src: '/images/logo.svg' });
});
