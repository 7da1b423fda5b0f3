import { visit } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic';
import { mapMarkedTexts } from '../schema/marked-texts';
import { diagnosticsOf, validate } from '../schema/validate';
import { fencedLines } from '../text';
import { typeset } from '../typography';
import { readFrontMatter, normalizeText, type FrontMatter } from './front-matter';
import type { ContentFile } from './read-folder';

/** A content file whose front matter is right. */
interface ParsedFile<Fields> extends Pick<FrontMatter, 'body' | 'bodyLine'> {
  ok: true;
  frontMatter: Fields;
  isDraft: boolean;
}

/** A content file that cannot be published. */
interface WrongFile {
  ok: false;
  diagnostics: Diagnostic[];
}

/**
 * Splits a content file into front matter and Markdown, and validates the fields. What YAML reads otherwise than it is
 * meant, without an error, is found by the checks.
 * @param language BCP 47 tag, for the typography of sentences; without one, they stay as written
 */
export function parseFile<Fields>(
  { file, text }: Pick<ContentFile, 'file' | 'text'>,
  schema: z.ZodType<Fields>,
  language?: string,
): ParsedFile<Fields> | WrongFile {
  const parts = readFrontMatter(text);
  const { data, body, bodyLine, lineOf } = parts;
  // The parser recovers from errors. If it cannot find `draft: true`, the file stops the build: none is published.
  const isDraft = data.draft === true;
  const wrong = (diagnostics: readonly Diagnostic[]): WrongFile => ({
    ok: false,
    diagnostics: diagnostics.map((one) => ({ ...one, isDraft })),
  });
  const line = conflictLine(text);
  // Its markers would be errors of YAML too.
  if (line > 0) return wrong([{ severity: 'error', file, line, message: 'a merge conflict' }]);
  const ofYaml = yamlErrors(file, text, parts);
  if (ofYaml.length > 0) return wrong(ofYaml);
  // Tools that create posts write fields without values.
  const filledFields = Object.entries(data).filter(
    // An empty description says that the image is decoration.
    ([name, value]) => value !== null && (value !== '' || name === 'imageAlt'),
  );
  const result = validate(schema, Object.fromEntries(filledFields));
  if (!result.success) return wrong(diagnosticsOf(result.error, schema, { file, lineOf }));
  // Markdown is typeset when it is rendered.
  const frontMatter = mapMarkedTexts(schema, result.data, 'sentence', (text) =>
    typeset(text, language),
  );
  return { ok: true, frontMatter, isDraft, body, bodyLine };
}

/** The line of the first merge conflict that is not in a code block; 0 if there is none. */
function conflictLine(text: string): number {
  const lines = normalizeText(text).split('\n');
  const isCode = fencedLines(lines);
  return lines.findIndex((line, index) => !isCode[index] && /^<{7} /.test(line)) + 1;
}

/** Finds front matter that is missing or not closed, and the errors of the YAML parser, one for each line. */
function yamlErrors(file: string, source: string, { yaml, data }: FrontMatter): Diagnostic[] {
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
  const found = [...errors, ...warnings].map(({ message, linePos }) =>
    error(linePos?.[0].line ?? 1, message),
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

const FIELDS = { link: 'docs/write.md#front-matter' };

const IMPORT = { link: 'docs/import.md' };
