import { CONTROL, fencedLines, LONGEST_TEXT, shorten, SOLVE_CONFLICT } from '../text';
import type { Fault, Located } from '../validation/diagnostic';
import { BLOCK, explainYaml } from './explain-yaml';
import { lineAt, normalizeText, OPENING, type FrontMatter } from './front-matter';

/**
 * Finds errors in a content file that concern all of its front matter. One mistake is one error.
 * @param source the whole text of the file
 */
export function faultsOfFrontMatter(source: string, { yaml, data }: FrontMatter): Located<Fault>[] {
  const text = normalizeText(source);
  const lines = text.split('\n');
  const faults = faultsOfText(text);
  if (faults.length > 0 || !yaml) return faults;
  const ofYaml = explainYaml(yaml.document, yaml.lines, lines);
  if (ofYaml.length > 0 || Object.keys(data).length > 0) return ofYaml;
  return [noFields(lines[1] ?? '')];
}

/** Hugo's TOML front matter, between lines of +++, or of --- with `name =` below. */
const TOML = /^(?:\+{3}[ \t]*\n|---[ \t]*\n\s*[\w-]+[ \t]*=)/;

/** Finds errors that do not require parsing the YAML. */
function faultsOfText(text: string): Located<Fault>[] {
  const wrong = (line: number, found: string, fix: string, expected = BLOCK) => [
    { line, expected, found, fix },
  ];
  if (text.length > LONGEST_TEXT) {
    const kilobytes = (length: number) => `${Math.round(length / 1000)} kB`;
    const fix = 'make several texts of it; images go into files of their own';
    return wrong(1, kilobytes(text.length), fix, `at most ${kilobytes(LONGEST_TEXT)}`);
  }
  if (text.trim() === '') return wrong(1, 'an empty file', 'write the file, or delete it');
  const control = text.search(CONTROL);
  if (control >= 0) {
    const code = text.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0');
    const fix = 'remove the character: copying from a terminal or a PDF often leaves one';
    return wrong(
      lineAt(text, control),
      `U+${code}, which no screen shows`,
      fix,
      'text without control characters',
    );
  }
  const conflict = conflictLine(text.split('\n'));
  if (conflict > 0) {
    return wrong(conflict, 'a merge conflict', SOLVE_CONFLICT, 'text without conflict markers');
  }
  if (TOML.test(text)) {
    const [, name = 'title', value = '…'] = /^\s*([\w-]+)[ \t]*=[ \t]*(.*)/m.exec(text) ?? [];
    const fields = `write "${name}: ${value}" in place of "${name} = ${value}", and so on`;
    const lines = text.startsWith('+') ? 'write lines of --- in place of +++, and ' : '';
    return wrong(lines ? 1 : 2, 'TOML', lines + fields);
  }
  if (/^\s+---[ \t]*\n/.test(text)) {
    return wrong(
      1,
      'an empty line',
      'begin the file with the line of ---',
      '--- as the first line',
    );
  }
  if (!OPENING.test(text)) {
    const found = `"${shorten(text.split('\n', 1)[0] ?? '')}" as the first line`;
    return wrong(
      1,
      found,
      'begin the file with a line of ---, the fields of docs/write.md, such as "title: My post", and another line of ---',
    );
  }
  if (!/\n---[ \t]*(\n|$)/.test(text)) {
    return wrong(1, 'no closing line of ---', 'end the front matter with a line of ---');
  }
  return [];
}

/** The line of the first merge conflict outside code blocks; 0 if there is none. */
function conflictLine(lines: readonly string[]): number {
  const isCode = fencedLines(lines);
  return lines.findIndex((line, index) => !isCode[index] && /^<{7} /.test(line)) + 1;
}

const noFields = (first: string): Located<Fault> => ({
  line: 2,
  expected: BLOCK,
  found: `"${shorten(first)}"`,
  fix: 'write each value after the name of its field, a colon and a space: title: My post',
});
