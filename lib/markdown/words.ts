import type { Words } from '../site/types';

/** Every word that rendering adds to a text. */
export type MarkdownWords = Words['markdown'];
