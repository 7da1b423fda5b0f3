import { Scalar, visit } from 'yaml';
import { normalizeText } from '@/lib/content/front-matter';
import type { ContentFile } from '@/lib/content/read-folder';
import type { Diagnostic } from '@/lib/diagnostic';
import { shorten } from '@/lib/text';

/** The quotes of word processors around a whole value. */
const CURLY_QUOTES = /^[“”„][^“”„]*[“”]$/;

/**
 * Finds what YAML reads otherwise than it is meant, without an error: a part of a text as a comment or anchor, the
 * quotes of word processors, and items of a list as one text.
 */
export function silentErrors({
  file,
  text,
  yaml,
}: Pick<ContentFile, 'file' | 'text' | 'yaml'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  if (!yaml) return diagnostics;
  // The parsed text begins at the end of the first line, which is ---.
  const parsed = normalizeText(text).replace(/^---[ \t]*/, '');
  visit(yaml.document, {
    Scalar(_, { value, type, comment, anchor, range }) {
      if (type !== Scalar.PLAIN || !range) return;
      const [start, end] = range;
      const isText = typeof value === 'string';
      const after = /^.*/.exec(parsed.slice(end))?.[0] ?? '';
      const report = (what: string) =>
        diagnostics.push({
          severity: 'error',
          file,
          line: yaml.lines.linePos(start).line,
          message: `${what}: put the value in quotes`,
        });
      // Behind true, a number or a list, and on a line of its own, a comment is meant.
      if (comment !== undefined && after.includes('#') && (isText || value === null)) {
        report(`YAML reads "${shorten(after.trim())}" as a comment`);
      }
      if (anchor !== undefined) report(`YAML reads "&${anchor}" as the name of the value`);
      if (isText && CURLY_QUOTES.test(value)) report(`${value.charAt(0)} is no quote in YAML`);
      if (isText && /\n[ \t]*- /.test(parsed.slice(start, end))) {
        report('a list in which not all items begin at the same column is one text');
      }
    },
  });
  return diagnostics;
}
