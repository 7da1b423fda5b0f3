import { isEnglish } from '../scaffold/answers';
import { newWords } from '../scaffold/entry-files';
import type { Site } from '../site';
import { isUnwritten } from '../site/placeholders';
import type { Warning } from './warnings';

/** Warns of the words that a new site has, which are English, on a site in another language. */
export function warnOfEnglish({ settings: { language }, words }: Site): Warning[] {
  if (isEnglish(language)) return [];
  const written = Object.entries(words).flatMap(([group, values]) =>
    Object.entries(values).map(([word, value]) => [`${group}.${word}`, value] as const),
  );
  const english = newWords();
  const left = written
    .filter(([field, value]) => value === english[field] && !isUnwritten(String(value)))
    .map(([field]) => field);
  if (left.length === 0) return [];
  return [
    {
      file: 'data/words.ts',
      words: `the pages are in "${language}" (data/site.ts), and these words still in English: ${left.join(', ')}`,
    },
  ];
}
