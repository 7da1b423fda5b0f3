import fc from 'fast-check';
import { highlight } from '@/lib/search/highlight';

/** The text with matches in brackets. */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Solidity in a day', 'soli', '[Solidity] in a day'],
  ['The Café, the cafe', 'CAFE', 'The [Café], the [cafe]'],
  ['The useEffect hook', 'effect', 'The [useEffect] hook'],
  ['a cat can', 'an', 'a cat can'],
  ['C# and C', 'c#', '[C#] and C'],
  ['東京都の天気', '天気', '東京都の[天気]'],
  ['<b>bold</b>', 'bold', '<b>[bold]</b>'],
  ['Anything', '', 'Anything'],
])('in "%s" marks what "%s" finds', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it('never changes the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, query) => {
      expect(
        highlight(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
