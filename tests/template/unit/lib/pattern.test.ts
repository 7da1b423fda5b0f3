import { owner } from '@/app/owner';
import { theme } from '@/data/theme';
import { heroOf, logoOf } from '@/lib/graphics/logo';
import { dealTiles } from '@/lib/graphics/mark';
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

describe('the logo', () => {
  const record = [{ pattern: patternOf('atlas') }, { pattern: patternOf('ledger') }];
  const logo = (chosen?: typeof theme.logo, entries = record) =>
    logoOf({ owner, theme: { ...theme, logo: chosen }, record: entries });

  it('is made of the tiles of the record, or of the name without a record', () => {
    expect(logo()).toEqual({ tiles: dealTiles(record.map(({ pattern }) => pattern)) });
    expect(logo({}, [])).toEqual({ pattern: patternOf(owner.name, theme.patternColors) });
  });

  it('is the file or the pattern that the owner chose', () => {
    expect(logo({ src: '/images/logo.svg' })).toEqual({ src: '/images/logo.svg' });
    const colors: [string, string] = ['#112233', '#445566'];
    expect(logo({ seed: 'a', colors })).toEqual({ pattern: patternOf('a', [colors]) });
  });
});

it.each([
  ['the mark with a portrait', {}, true, 'pattern'],
  ['the mark alone, without a portrait', {}, false, 'pattern'],
  ['a large portrait, if patterns are off', { patterns: false }, true, 'portrait'],
  ['nothing, if patterns are off and there is no portrait', { patterns: false }, false, 'type'],
  ['a large portrait, if the logo is a file', { logo: { src: '/a.svg' } }, true, 'portrait'],
  [
    'the logo, if it is a file and there is no portrait',
    { logo: { src: '/a.svg' } },
    false,
    'pattern',
  ],
  ['nothing, if the owner wants that', { hero: 'type' as const }, true, 'type'],
])('beside the claim stands %s', (_, choices, hasPortrait, hero) => {
  const plain = { ...theme, hero: undefined, patterns: undefined, logo: undefined };
  expect(heroOf({ ...plain, ...choices }, hasPortrait)).toBe(hero);
});

describe('the tiles of a record', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `entry ${index}`);
  const deal = (list: readonly string[]) => dealTiles(list.map((name) => patternOf(name)));

  it('are twelve, dealt in order to the first twelve entries, the first of which may have more', () => {
    const counts = (count: number) => deal(names(count)).map(({ length }) => length);
    expect(counts(1)).toEqual([12]);
    expect(counts(5)).toEqual([3, 3, 2, 2, 2]);
    expect(counts(14)).toEqual(Array(12).fill(1));
  });

  it('lie outside the place of the portrait, and none is empty', () => {
    const full = `${'6'.repeat(16)}000000ffffff`;
    const paths = dealTiles(Array(7).fill(full)).flatMap((tiles) => tiles.map(({ path }) => path));
    const cells = [
      '0 0',
      '1 0',
      '2 0',
      '3 0',
      '0 1',
      '1 1',
      '2 1',
      '3 1',
      '2 2',
      '3 2',
      '2 3',
      '3 3',
    ];
    expect(paths.sort()).toEqual(cells.map((cell) => `M${cell}h1v1h-1z`).sort());
    const tiles = deal(names(7)).flat();
    expect(tiles.map(({ path }) => path)).not.toContain('');
  });

  it('keep their shapes and colours when an entry is added', () => {
    // The shape without its place.
    const looks = (list: readonly string[]) =>
      deal(list).map(([first]) => [first?.path.replace(/^M\d \d/, ''), first?.color]);
    expect(looks(['new', ...names(5)]).slice(1)).toEqual(looks(names(5)));
  });
});
