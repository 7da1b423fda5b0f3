import { parseMetaHighlightString } from '@shikijs/transformers';

/** The language of a code block, as Shiki names it: `ts` for `TS`, `rust` for `rust,no_run`. */
export const languageOf = (written: string | null | undefined): string =>
  written?.split(',', 1)[0]?.toLowerCase() ?? '';

const TITLE = /title="([^"]+)"/;

/** The title of a code block, from `title="app/page.tsx"` after its language. */
export const codeTitle = (meta: string): string | undefined => TITLE.exec(meta)?.[1];

/**
 * Parses what follows the language of a code block, such as `{2,4-6} title="app/page.tsx"`.
 * @returns the highlighted lines, counted from 1, and what is neither lines nor a title
 * @throws RangeError when a range has more lines than an array can hold
 */
export function parseCodeMeta(meta: string) {
  const lines = (parseMetaHighlightString(meta) ?? []).filter((line) => line > 0);
  const withoutLines = lines.length > 0 ? meta.replace(/\{[\d,-]+\}/, '') : meta;
  return { lines, rest: withoutLines.replace(TITLE, '').trim() };
}
