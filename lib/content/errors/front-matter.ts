import { visit } from 'yaml';
import type { Diagnostic } from '../../diagnostic';
import { normalizeText } from '../front-matter';
import type { ContentFile } from '../read-folder';

type YamlFile = Pick<ContentFile, 'file' | 'text' | 'data' | 'yaml'>;

const FIELDS = { link: 'docs/write.md#front-matter' };

const IMPORT = { link: 'docs/import.md' };

const QUOTES = 'if a colon is part of the value, put the value in quotes';

/** The errors that a colon in a value can cause: https://eemeli.org/yaml/#errors */
const hasColon = ['BLOCK_AS_IMPLICIT_KEY', 'BLOCK_IN_FLOW'];

/** Finds front matter that is missing or not closed, and the errors of the YAML parser, one for each line. */
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
  const aliases: Diagnostic[] = [];
  visit(yaml.document, {
    Alias(_, { source: name, range }) {
      const { line } = yaml.lines.linePos(range?.[0] ?? 0);
      const message = `YAML reads "*${name}" as the name of another value: put the value in quotes`;
      aliases.push(error(line, message));
    },
  });
  if (aliases.length > 0 || Object.keys(data).length > 0) return aliases;
  const isToml = /^---[ \t]*\n\s*[\w-]+[ \t]*=/.test(text);
  return [error(2, 'no fields: expected lines such as "title: My post"', isToml ? IMPORT : FIELDS)];
}
