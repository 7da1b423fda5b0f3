import { buildSearch, openSearch, type SearchDocument } from '@/lib/search';
import { matchesIn } from '@/lib/search/words';

const page = (title: string, fields: Partial<SearchDocument> = {}): SearchDocument => ({
  title,
  path: `/${title}/`,
  folder: 'pages',
  description: '',
  tags: [],
  pattern: '',
  text: '',
  ...fields,
});

const texts = {
  Arabic: 'مَدرسة البرمجة في القاهرة',
  Chinese: '见文档，智能合约与区块链开发入门',
  French: 'L’été à Nîmes, une œuvre',
  German: 'Die Straße nach GROẞ Weißenburg, bei Müller',
  Greek: 'Ο δρόμος, η οδός',
  Hebrew: 'שָׁלוֹם, צה״ל',
  Hindi: 'हिन्दी में किताब',
  Japanese: '東京都の天気をJavaScriptで表示する、ガラスの本。ﾃｽﾄ',
  Khmer: 'ភាសាខ្មែរពិរោះ',
  Korean: '대한민국 서울에서 개발하는 블록체인',
  Persian: 'می‌خواهم بخوانم',
  Polish: 'Łódź i źródło',
  Russian: 'Ёлка и йогурт',
  'soft hyphens': 'respon\u00ADsive',
  Thai: 'การพัฒนาเว็บไซต์ ข่าววันนี้',
  Turkish: 'İSTANBUL’DA ISPARTA gülü, Diyarbakır',
  Vietnamese: 'Đường đến Hà Nội',
};

const { find } = openSearch(
  buildSearch(Object.entries(texts).map(([title, text]) => page(title, { text }))),
);
const found = (query: string) => find(query).map(({ title }) => title);

it.each([
  ['Arabic', ['مدرسة', 'مدرسه', 'القاهرة']],
  ['Chinese', ['合约', '区块链', '智能合约', '门']],
  ['French', ["l'ete", 'l’été', 'nimes', 'oeuvre', 'ŒUVRE']],
  ['German', ['strasse', 'Straße', 'gross', 'müller', 'muller', 'mueller']],
  ['Greek', ['δρομος', 'ΔΡΟΜΟΣ', 'οδος', 'οδοσ']],
  ['Hebrew', ['שלום', 'צה"ל']],
  ['Hindi', ['हिन्दी', 'किताब']],
  ['Japanese', ['東京', '京都', '天気', '東', '本', 'javascript', 'ガラス', 'テスト']],
  ['Khmer', ['ខ្មែរ', 'ភាសា']],
  ['Korean', ['서울', '민국', '블록', '서우']],
  ['Persian', ['میخواهم', 'می‌خواهم']],
  ['Polish', ['lodz', 'łódź', 'zrodlo']],
  ['Russian', ['елка', 'Ёлка', 'иогурт']],
  ['soft hyphens', ['responsive']],
  ['Thai', ['เว็บ', 'ข่าว', 'วันนี้']],
  ['Turkish', ['istanbul', 'ıstanbul', 'isparta', 'ISPARTA', 'diyarbakir', 'DİYARBAKIR']],
  ['Vietnamese', ['duong', 'đường', 'ha noi']],
])('finds words in %s as people type them', (language, queries) => {
  expect(queries.map(found)).toEqual(queries.map(() => [language]));
});

it.each([
  ['another word of the same letters', '京東'],
  ['another syllable with the same base', 'カラス'],
  ['another tone', 'ขาว'],
])('does not take for a word %s', (_, query) => {
  expect(found(query)).toEqual([]);
});

it('finds words with a typing error', () => {
  expect(found('respnsive')).toEqual(['soft hyphens']);
});

it('knows which part of a text without spaces matches', () => {
  const [{ terms } = { terms: [] }] = find('京都');
  const marked = matchesIn('東京都の天気', terms)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');
  expect(marked).toBe('東[京][都]の天気');
});

it('suggests the newest three pages of each kind, or the first three without a day, and no others', () => {
  const days = ['2024-01-01', '2025-03-01', '2023-01-01', '2025-02-01'];
  const { suggestions } = openSearch(
    buildSearch([
      page('Prices'),
      ...days.map((isoDate) => page(isoDate, { folder: 'blog', type: 'Article', isoDate })),
      ...['Atlas', 'Press', 'Ledger', 'Songbook'].map((name) =>
        page(name, { folder: 'projects', type: `Project: ${name}` }),
      ),
      page('Gas', { folder: 'talks', type: 'Talk', isoDate: '2026-01-01' }),
    ]),
  );
  expect(suggestions.map(({ title }) => title)).toEqual([
    '2025-03-01',
    '2025-02-01',
    '2024-01-01',
    'Atlas',
    'Press',
    'Ledger',
    'Gas',
  ]);
});
