import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Diagnostic } from '../../diagnostic';
import { filesIn } from '../../files/files-in';
import { diagnosticsOf, validate } from '../../schema/validate';
import { latinSlug } from '../../slugs';
import { CONTROL, fencedLines, LONGEST_TEXT } from '../../text';
import { slugPattern } from '../../urls';
import { bodyLineOf, normalizeText } from '../front-matter';
import { kindNames, kinds, type KindName } from '../kinds';
import type { LoadedContent } from '../load';
import { filled, type ContentFile } from '../read-folder';
import { reservedSlugs } from '../reserved';
import { yamlErrors } from './front-matter';
import { lineInYaml } from './yaml-line';

/**
 * Finds what keeps files of the content folder from becoming pages: their names, their encoding and their front matter.
 * `npm run dev` and `next build` report it too.
 */
export const checkContentFiles = (content: LoadedContent): Diagnostic[] =>
  markDrafts(content, [
    ...kindNames.flatMap((name) => checkFolder(name, content)),
    ...takenSlugs(content),
    ...findMisplaced(content),
    ...checkBodies(content),
  ]);

/**
 * Marks the diagnostics of drafts. The parser recovers from errors, but if it cannot find `draft: true`, the file stops
 * the build: none is published.
 */
export function markDrafts(
  { files }: Pick<LoadedContent, 'files'>,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const drafts = Object.values(files)
    .flat()
    .filter(({ data }) => data.draft === true);
  const names = new Set(drafts.map(({ file }) => file));
  return diagnostics.map((one) => (names.has(one.file) ? { ...one, isDraft: true } : one));
}

/** Finds what is wrong with the files of a kind, or warns that its route was removed. */
function checkFolder(name: KindName, { directory, removedRoutes, files }: LoadedContent) {
  const folder = `${directory}/${kinds[name].folder}`;
  const names = filesIn(folder).filter(
    (file) => !file.includes('/') && (!file.startsWith('.') || isMarkdownFile(file)),
  );
  const route = removedRoutes?.[name];
  if (route) {
    const message = `there is no route ${route}, so the site does not show the files in this folder`;
    const removed: Diagnostic = { severity: 'warning', file: folder, message };
    return names.some(isMarkdownFile) ? [removed] : [];
  }
  const inNames = names.flatMap((one) => nameError(folder, one, names) ?? []);
  const unusable = new Set(inNames.map(({ file }) => file));
  const inFiles = files[name]
    .filter(({ file }) => !unusable.has(file))
    .flatMap((file) => checkFile(file, kinds[name].schema));
  return [...inNames, ...inFiles];
}

/** File systems allow 255 bytes, and the names of generated files are longer than those of their sources. */
const LONGEST_NAME = 200;

/** Finds a name that cannot be a URL. */
function nameError(folder: string, name: string, names: readonly string[]): Diagnostic | undefined {
  const slug = name.replace(/\.md$/, '');
  const error = { severity: 'error', file: `${folder}/${name}` } as const;
  if (!isMarkdownFile(name)) {
    const message =
      'file name: expected Markdown in this folder, and images in the folder of the text that shows them';
    return { ...error, message };
  }
  if (slug.length > LONGEST_NAME) {
    return { ...error, message: `file name: expected at most ${LONGEST_NAME} letters before .md` };
  }
  if (name.endsWith('.md') && slugPattern.test(slug)) return undefined;
  const correction = `${latinSlug(slug.replace(/\.(mdx|markdown)$/i, ''))}.md`;
  return {
    ...error,
    message: 'file name: expected lower-case letters and digits joined by single hyphens, then .md',
    fix:
      correction === '.md' || names.includes(correction) ? undefined : `rename it to ${correction}`,
  };
}

/** Whether a file is a text of the site, by its name: also `.md`, which tools write for a title without letters. */
const isMarkdownFile = (name: string): boolean =>
  /\.(md|mdx|markdown)$/i.test(name) && !/(^|\/)(\.(?!md$)|readme\.)/i.test(name);

/** Finds what is wrong with a file, but not with its Markdown, for which it must be rendered. */
function checkFile(file: ContentFile, schema: z.ZodType): Diagnostic[] {
  const line = conflictLine(file.text);
  const unreadable = textError(file) ?? (line > 0 && { line, message: 'unresolved conflict' });
  // Conflict markers would be errors of YAML too.
  if (unreadable) return [{ severity: 'error', file: file.file, ...unreadable }];
  const inYaml = yamlErrors(file);
  return inYaml.length > 0 ? inYaml : fieldErrors(file, schema);
}

/** Finds bytes that are no text, and texts that would take minutes to parse. */
function textError({
  file,
  text,
}: ContentFile): Pick<Diagnostic, 'line' | 'message' | 'fix'> | undefined {
  if (text.includes('\uFFFD') && !isUtf8(readFileSync(file))) {
    return { message: 'encoding: expected text in UTF-8' };
  }
  if (text.trim() === '') return { message: 'an empty file' };
  if (text.length > LONGEST_TEXT) {
    return { message: `expected at most ${LONGEST_TEXT / 1000} kB of text` };
  }
  const control = text.search(CONTROL);
  if (control < 0) return undefined;
  const code = text.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0');
  const line = text.slice(0, control).split(/\r\n?|\n/).length;
  return { line, message: `the control character U+${code}`, fix: 'remove it' };
}

/** The line of the first merge conflict that is not in a code block; 0 if there is none. */
function conflictLine(text: string): number {
  const lines = normalizeText(text).split('\n');
  const isCode = fencedLines(lines);
  return lines.findIndex((line, index) => !isCode[index] && /^<{7} /.test(line)) + 1;
}

/** Finds fields that the schema of the kind does not accept. */
function fieldErrors({ file, data, yaml }: ContentFile, schema: z.ZodType): Diagnostic[] {
  const { error } = validate(schema, filled(data));
  if (!error) return [];
  return diagnosticsOf(error, schema, {
    file,
    lineOf: (path) => yaml && lineInYaml(yaml.document, yaml.lines, path),
  });
}

/** Finds entries whose page would have the path of another page or file. */
function takenSlugs({ entries }: LoadedContent): Diagnostic[] {
  const holders = new Map<string, string>();
  return entries.flatMap(({ slug, path, file, baseUrl, metadata }): Diagnostic[] => {
    if (!metadata) return [];
    const holder = reservedSlugs(baseUrl).get(slug) ?? holders.get(path);
    holders.set(path, file);
    if (!holder) return [];
    const message = `file name: "${slug}" is the slug of ${holder} too`;
    return [{ severity: 'error', file, message }];
  });
}

/** Finds texts outside the folders of the kinds, for example where other generators expect them. */
function findMisplaced({ directory, removedRoutes = {} }: LoadedContent): Diagnostic[] {
  const folderOf = (name: KindName) => kinds[name].folder;
  const folders = kindNames.map(folderOf);
  const removed = kindNames.filter((name) => name in removedRoutes).map(folderOf);
  return filesIn(directory)
    .filter((name) => isMarkdownFile(name) && !folders.includes(path.posix.dirname(name)))
    .filter((name) => !removed.some((folder) => name.startsWith(`${folder}/`)))
    .map((name) => ({
      severity: 'error',
      file: `${directory}/${name}`,
      message: `a text outside ${folders.map((one) => `${directory}/${one}/`).join(', ')} does not become a page`,
      link: 'docs/import.md',
    }));
}

/**
 * Finds pages without any text, and texts without a page. A page with `index: false` may be one that is still to come.
 */
export const checkBodies = ({ entries }: Pick<LoadedContent, 'entries'>): Diagnostic[] =>
  entries.flatMap(({ file, text, body, metadata, marked }): Diagnostic[] => {
    if (!metadata && body.trim()) {
      const message = 'the text below the front matter is on no page: its kind has none';
      return [{ severity: 'error', file, line: bodyLineOf({ text, body }), message }];
    }
    const isEmpty = !body.trim() && marked('markdown').every((field) => !field.text.trim());
    if (!metadata?.inSearch || !isEmpty) return [];
    return [{ severity: 'warning', file, message: 'the page has no text' }];
  });
