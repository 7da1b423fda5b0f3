/** @jest-environment node */
import fc from 'fast-check';
import { buildIndex, type SearchIndex } from '@/lib/search/build-index';
import { SEARCH_MANIFEST } from '@/lib/search/model';
import { openSearch } from '@/lib/search/query';
import type { SearchDocument } from '@/lib/search/search-documents';
import { writtenWords } from '@/lib/search/words';

type Fields = SearchDocument['fields'];

const documentOf = (fields: Fields, number: number): SearchDocument => ({
  entry: {
    title: fields.title ?? '',
    path: `/${number}/`,
    kind: 'Article',
    date: '01-12-2023',
    preview: '',
    tags: [],
    pattern: '',
  },
  fields,
});

const indexOf = (documents: readonly Fields[]) => open(buildIndex(documents.map(documentOf)));

/** Opens an index and records which files are loaded. */
async function open({ manifest, files }: SearchIndex) {
  const loaded: { name: string; size: number }[] = [];
  const search = await openSearch(async (path) => {
    if (path === SEARCH_MANIFEST) return { folder: '/search/1', ...manifest };
    const name = path.replace('/search/1/', '');
    const text = files.get(name);
    if (text === undefined) throw new Error(`no file ${name}`);
    loaded.push({ name, size: text.length });
    return JSON.parse(text);
  });
  const titles = async (query: string) => {
    const { numbers } = await search.find(query);
    return (await search.entries(numbers)).map(({ title }) => title);
  };
  return { search, titles, loaded };
}

const library: Fields[] = [
  { title: 'Smart contracts', text: 'Written in Solidity. They run on a chain.', tags: 'Ethereum' },
  { title: 'Learning Solidity', text: 'A language.', tags: 'Solidity' },
  {
    title: 'Layout',
    headings: 'Grid and flexbox',
    text: 'Boxes, and no chain. useGrid()',
  },
  { title: 'Crème brûlée', preview: 'A sweet...', text: 'Sugar. 東京 🎉' },
];

describe('finds', () => {
  it.each([
    ['solidity', ['Learning Solidity', 'Smart contracts']],
    ['SOLI', ['Learning Solidity', 'Smart contracts']],
    ['ethereum', ['Smart contracts']],
    ['flexbox', ['Layout']],
    ['sweet', ['Crème brûlée']],
    ['creme brulee', ['Crème brûlée']],
    ['usegrid', ['Layout']],
    ['東京', ['Crème brûlée']],
    ['🎉', ['Crème brûlée']],
    ['zebra', []],
    ['  ', []],
  ])('%s', async (query, expected) => {
    expect(await (await indexOf(library)).titles(query)).toEqual(expected);
  });

  it('pages with all words before pages with some', async () => {
    const { titles } = await indexOf(library);
    expect(await titles('chain solidity')).toEqual([
      'Smart contracts',
      'Learning Solidity',
      'Layout',
    ]);
  });

  it('a prefix only for the last word, or if no page has the whole word', async () => {
    const { titles } = await indexOf([
      { title: 'car' },
      { title: 'cargo ship' },
      { title: 'ship' },
    ]);
    expect(await titles('ship car')).toEqual(['cargo ship', 'car', 'ship']);
    expect(await titles('car ship')).toEqual(['car', 'cargo ship', 'ship']);
    expect(await titles('carg ship')).toEqual(['cargo ship', 'ship']);
  });

  it('a whole word before words that begin with it', async () => {
    const { titles } = await indexOf([
      { title: 'Reactive' },
      { title: 'React' },
      ...Array.from({ length: 50 }, () => ({ title: 'Other' })),
    ]);
    expect(await titles('react')).toEqual(['React', 'Reactive']);
  });

  it('a word of the title before one of the tags, the preview and the text', async () => {
    const fields = ['text', 'preview', 'tags'] as const;
    const { search } = await indexOf([
      ...fields.map((field) => ({ [field]: 'word' })),
      { title: 'word' },
    ]);
    expect((await search.find('word')).numbers).toEqual([3, 2, 1, 0]);
  });

  it('any word of any title', async () => {
    const titles = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(titles, async (all) => {
        const { search } = await indexOf(all.map((title) => ({ title })));
        for (const [number, title] of all.entries()) {
          for (const word of writtenWords(title)) {
            expect((await search.find(word)).numbers).toContain(number);
            expect((await search.find(title)).numbers).toContain(number);
          }
        }
      }),
    );
  });
});

describe('a large index', () => {
  const syllables = 'ba ce di fo gu ka le mi no pu ra se ti vo wu'.split(' ');
  const name = (number: number): string =>
    number < syllables.length
      ? (syllables[number] ?? '')
      : name(Math.floor(number / syllables.length)) + (syllables[number % syllables.length] ?? '');
  const large = Array.from({ length: 3000 }, (_, number) => ({
    title: `${name(number)} all`,
    text: Array.from({ length: 20 }, (_, at) => name((number * 7 + at * 13) % 9000)).join(' '),
  }));
  const build = () => buildIndex(large.map(documentOf));
  const index = build();

  it('is loaded in small files for any query', async () => {
    for (const query of ['c', 'ce', 'cedi', 'cedifo', 'all', 'w', 'zz']) {
      const { search, loaded } = await open(index);
      const { numbers } = await search.find(query);
      await search.entries(numbers.slice(0, 10));
      const size = loaded.reduce((sum, file) => sum + file.size, 0);
      expect({ query, size: size < 100_000 }).toEqual({ query, size: true });
      expect(loaded.filter((file) => file.name.startsWith('words')).length).toBeLessThan(4);
    }
  });

  it('finds every title by its word and by each prefix of it', async () => {
    const { search, titles } = await open(index);
    for (const number of [0, 77, 2999]) {
      expect((await titles(name(number)))[0]).toBe(`${name(number)} all`);
    }
    expect((await search.find('c')).numbers.length).toBeGreaterThan(100);
  });

  it('lists the best matches of a common word, and reports that there are more', async () => {
    const { search } = await open(index);
    const { numbers, hasMore } = await search.find('all');
    expect(numbers).toHaveLength(500);
    expect(hasMore).toBe(true);
    expect((await search.find('cedifo')).hasMore).toBe(false);
  });

  it('loads no file twice', async () => {
    const { search, loaded } = await open(index);
    await search.find('cedi');
    const before = loaded.length;
    await search.find('cedi');
    expect(loaded).toHaveLength(before);
  });
});
