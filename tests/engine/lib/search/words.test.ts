import { fold, indexedWords, queryWords, writtenWords } from '@/lib/search/words';

const indexed = (text: string) => writtenWords(text).flatMap(indexedWords);

it.each([
  ['Café', 'cafe'],
  ['İstanbul', 'istanbul'],
  ['Ｗｅｂ３', 'web3'],
  ['שָׁלוֹם', 'שלום'],
  ['が', 'が'],
  ['Straße', 'strasse'],
  ['Ærø, Łódź', 'aero, lodz'],
])('fold makes %s the same as %s', (written, folded) => {
  expect(fold(written)).toBe(folded);
});

describe('the index lists', () => {
  it('words of any script, without the characters between them', () => {
    expect(indexed('Hello, мир! שלום – ١٢٣ हिन्दी')).toEqual([
      'hello',
      'мир',
      'שלום',
      '١٢٣',
      'हिन्दी',
    ]);
  });

  it('an identifier, and its parts', () => {
    expect(indexed('useEffect')).toEqual(['useeffect', 'use', 'effect']);
    expect(indexed('HTMLElement')).toEqual(['htmlelement', 'html', 'element']);
    expect(indexed('max_supply')).toEqual(['max', 'supply']);
    expect(indexed('ERC20')).toEqual(['erc20']);
  });

  it('what an apostrophe joins', () => {
    expect(indexed("Don't ask the owner's dog: it’s l’été")).toEqual([
      ...['dont', 'ask', 'the', 'owner', 'dog', 'it', 'l', 'ete'],
    ]);
    expect(queryWords("don't owner’s")).toEqual(['dont', 'owner']);
  });

  it('C# and C++ as separate names', () => {
    expect(indexed('C#')).toEqual(['c#', 'c']);
    expect(indexed('C++,')).toEqual(['c++', 'c']);
    expect(indexed('a#b')).toEqual(['a', 'b']);
  });

  it('pairs of characters in scripts without spaces', () => {
    expect(indexed('東京都')).toEqual(['東京', '京都', '都']);
    expect(indexed('React入門')).toEqual(['react', '入門', '門']);
    expect(indexed('ブロックチェーン')).toContain('チェ');
  });

  it('the beginning of very long words', () => {
    expect(indexed(`0x${'f'.repeat(64)}`)).toEqual([`0x${'f'.repeat(30)}`]);
  });
});

it('a query looks up each word once, and an identifier as a whole', () => {
  expect(queryWords('useEffect useEffect Hook')).toEqual(['useeffect', 'hook']);
});

it('a query looks up pairs of characters', () => {
  expect(queryWords('東京都')).toEqual(['東京', '京都']);
  expect(queryWords('都')).toEqual(['都']);
});
