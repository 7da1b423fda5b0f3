import fc from 'fast-check';
import { wordsOf } from '@/lib/search/words';
import { typeset } from '@/lib/typography/typeset';

it.each([
  ['en', `"Hello," she said. "It's 'fine'."`, '“Hello,” she said. “It’s ‘fine’.”'],
  ['en', `"'Inner' first," he said (and "more").`, '“‘Inner’ first,” he said (and “more”).'],
  ['en', `the dogs' bowl, the '90s, 'tis O'Reilly's`, 'the dogs’ bowl, the ’90s, ’tis O’Reilly’s'],
  ['en', 'Wait ... what - really -- yes --- no', 'Wait … what – really – yes — no'],
  ['de', `"Das 'hier'", sagt er`, '„Das ‚hier‘“, sagt er'],
  ['de-CH', '"Ja"', '«Ja»'],
  ['nl', `Ze zei: "foto's en 'meer'"`, 'Ze zei: ‘foto’s en “meer”’'],
  ['fr', `"L'an 'un'"`, '«\u00A0L’an “un”\u00A0»'],
  ['fr-CA', `l'"amour"`, 'l’«\u00A0amour\u00A0»'],
  ['ru', 'Он сказал "да" - и ушёл', 'Он сказал «да» — и ушёл'],
  ['sv', `"Hej"`, '”Hej”'],
  ['zh-CN', '他说"你好"，对', '他说“你好”，对'],
  ['ja', `彼は"はい"と言った`, '彼は「はい」と言った'],
  [
    'fr',
    'Quoi ? « Oui ! » : 50 % à 10 €',
    'Quoi\u00A0? «\u00A0Oui\u00A0!\u00A0»\u00A0: 50\u00A0% à 10\u00A0€',
  ],
  ['en', 'Who is he ?', 'Who is he ?'],
  ['he', `"כן" it's`, '"כן" it’s'],
])('in %s, %s becomes %s', (language, plain, set) => {
  expect(typeset(plain, language)).toBe(set);
});

it.each([
  `a 13" screen, 5'4" tall`,
  'class="a" in https://a.test/it\'s',
  '16 - 4, 2019 - 2021, a-b, --save',
  '[...slug] (...rest) ....',
  'C:\\> "',
])('leaves alone what can be read two ways: %s', (text) => {
  expect(typeset(text, 'en')).toBe(text);
});

it('leaves a text without a language as it is', () => {
  expect(typeset(`"it's"`, undefined)).toBe(`"it's"`);
});

const marks = ['"', "'", '...', ' - ', ' -- ', '(', ',', '. ', 'word', ' ', '3', '=', '说'];
const anyText = fc.array(fc.constantFrom(...marks)).map((parts) => parts.join(''));
const anyLanguage = fc.constantFrom('en', 'de', 'fr', 'sv', 'zh', 'ja', 'xx');

it('keeps every word, so that the search and the check find it', () => {
  fc.assert(
    fc.property(anyText, anyLanguage, (text, language) => {
      expect(wordsOf(typeset(text, language))).toEqual(wordsOf(text));
    }),
  );
});
