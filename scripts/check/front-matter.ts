import { Scalar, visit } from 'yaml';
import { normalizeText } from '@/lib/content/front-matter';
import type { ContentFile } from '@/lib/content/read-folder';
import type { Diagnostic } from '@/lib/diagnostic';
import { shorten } from '@/lib/text';

/** Finds parts of texts that YAML leaves out without an error, because it reads them as comments or anchors. */
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
    },
  });
  return diagnostics;
}
