import type { Strings } from '@/data/strings';

/** Strings that rendering adds to a text. */
export type MarkdownStrings = Strings['markdown'];

/** A heading of the second level, as a table of contents shows it. */
export interface OutlineEntry {
  id: string;
  text: string;
}

declare module 'vfile' {
  interface DataMap {
    outline: OutlineEntry[];
  }
}
