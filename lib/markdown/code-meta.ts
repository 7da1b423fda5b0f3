/** What an author writes after the language of a code block. */
export interface CodeMeta {
  /** From `title="app/page.tsx"`. */
  title?: string;
  /** Lines to mark, counted from 1, from `{2,4-6}`. */
  marked: ReadonlySet<number>;
  /** What is neither. */
  unread: string;
}

/**
 * Reads the words after the language of a fenced code block.
 * @param meta such as `{2,4-6} title="app/page.tsx"`
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const [writtenTitle = '', title] = /title="([^"]+)"/.exec(meta) ?? [];
  const [writtenRanges = '', ranges = ''] = /\{([\d,\s-]+)\}/.exec(meta) ?? [];
  const marked = new Set(ranges.split(',').flatMap(linesOf));
  const unread = meta
    .replace(writtenTitle, '')
    .replace(marked.size > 0 ? writtenRanges : '', '')
    .trim();
  return { ...(title ? { title } : {}), marked, unread };
}

/** More lines than any block that a person reads has. */
const MOST_LINES = 10_000;

function linesOf(range: string): number[] {
  const [first = NaN, last = first] = range.trim().split('-').map(Number);
  if (!(first >= 1 && last >= first)) return [];
  return Array.from({ length: Math.min(last, MOST_LINES) - first + 1 }, (_, step) => first + step);
}
