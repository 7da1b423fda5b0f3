import { Scalar, visit } from 'yaml';
import type { Diagnostic } from '../../diagnostic';
import { shorten } from '../../text';
import { normalizeText } from '../front-matter';
import type { ContentFile } from '../read-folder';

type YamlFile = Pick<ContentFile, 'file' | 'text' | 'data' | 'yaml'>;

const FIELDS = { link: 'docs/write.md#front-matter' };

const IMPORT = { link: 'docs/import.md' };

const QUOTES = 'if a colon is part of the value, put the value in quotes';

/** The errors that a colon in a value can cause: https://eemeli.org/yaml/#errors */
const hasColon = ['BLOCK_AS_IMPLICIT_KEY', 'BLOCK_IN_FLOW'];

/**
 * Finds front matter that is missing or not closed, the errors of the YAML parser, one for each line, and what YAML
 * leaves out without an error, because it reads it as a comment or a name.
 */
export function yamlErrors({ file, text: source, yaml, data }: YamlFile): Diagnostic[] {
  const error = (line: number, message: string, more: Partial<Diagnostic> = {}) =>
    ({ severity: 'error', file, line, message, ...more }) as const;
  const text = normalizeText(source);
  if (!yaml) {
    const isToml = /^\+{3}[ \t]*\n/.test(text);
    return [
      isToml
        ? error(1, 'TOML, which is not read: front matter is YAML between lines of ---', IMPORT)
        : error(1, 'no front matter: expected YAML between two lines of --- at the top', FIELDS),
    ];
  }
  if (!/\n---[ \t]*(\n|$)/.test(text)) {
    return [error(1, 'no line of --- ends the front matter', { fix: 'write --- below it' })];
  }
  const { errors, warnings } = yaml.document;
  // The parsed text begins at the end of the first line, which is ---.
  const found = [...errors, ...warnings].map(({ code, message, linePos }) =>
    error(linePos?.[0].line ?? 1, message, hasColon.includes(code) ? { fix: QUOTES } : {}),
  );
  if (found.length > 0) {
    return found.filter(({ line }, at) => found.findIndex((one) => one.line === line) === at);
  }
  const silent: Diagnostic[] = [];
  const report = (offset: number, what: string) => {
    const { line } = yaml.lines.linePos(offset);
    silent.push(error(line, `${what}: put the value in quotes`));
  };
  const parsed = text.replace(/^---[ \t]*/, '');
  visit(yaml.document, {
    Alias(_, { source: name, range }) {
      report(range?.[0] ?? 0, `YAML reads "*${name}" as the name of another value`);
    },
    Scalar(_, { value, type, comment, anchor, range }) {
      if (type !== Scalar.PLAIN || !range) return;
      const [start, end] = range;
      const [after = ''] = /^.*/.exec(parsed.slice(end)) ?? [];
      // Behind true, a number or a list, and on a line of its own, a comment is meant.
      const isText = typeof value === 'string' || value === null;
      if (comment !== undefined && after.includes('#') && isText) {
        report(start, `YAML reads "${shorten(after.trim())}" as a comment`);
      }
      if (anchor !== undefined) report(start, `YAML reads "&${anchor}" as the name of the value`);
    },
  });
  if (silent.length > 0 || Object.keys(data).length > 0) return silent;
  const isToml = /^---[ \t]*\n\s*[\w-]+[ \t]*=/.test(text);
  return [error(2, 'no fields: expected lines such as "title: My post"', isToml ? IMPORT : FIELDS)];
}
