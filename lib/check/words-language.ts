import type { Site } from '../site';
import type { Warning } from './warnings';

/** Warns of words in another language than the pages, such as those of a new site, which are English. */
export function warnOfWordsLanguage({ settings, words }: Site): Warning[] {
  const { language = settings.language } = words;
  if (new Intl.Locale(language).language === new Intl.Locale(settings.language).language) return [];
  const text =
    `these words are in "${language}", and the pages in "${settings.language}" (data/site.ts): translate ` +
    `them, then write language = '${settings.language}' at the top`;
  return [{ file: 'data/words.ts', words: text }];
}
