import type { Strings } from '@/data/strings';

/** Every word that rendering adds to a text. */
export type MarkdownWords = Strings['markdown'];
