import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostic';
import { filesIn, isSystemFile } from '../files/files-in';
import { latinSlug } from '../slugs';
import { CONTROL, LONGEST_TEXT } from '../text';
import { slugPattern } from '../urls';

/** A Markdown file. */
export interface ContentFile {
  /** Path from the root of the repository. */
  file: string;
  /** Its name without `.md`. */
  slug: string;
  /** The whole text, byte-order mark included. */
  text: string;
}

/** A name with a date, as in Jekyll: `2024-01-15-my-post`. */
const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/** File systems allow 255 bytes, and the names of generated files are longer than those of their sources. */
const LONGEST_NAME = 200;

/** The files of a folder. */
interface FolderFiles {
  files: ContentFile[];
  diagnostics: Diagnostic[];
}

/**
 * Reads the Markdown files of a folder, sorted by name. Skips hidden files, files of the operating system, and
 * subfolders, which hold the images of the text with the same name.
 * @param folder path from the root of the repository
 * @param taken slugs that a file cannot have, with what uses them
 */
export function readFolder(folder: string, taken: ReadonlyMap<string, string>): FolderFiles {
  const files: ContentFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of names) {
    if (name.startsWith('.') || isSystemFile(name)) continue;
    const file = path.posix.join(folder, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) continue;
    const slug = name.replace(/\.md$/, '');
    const bytes = stat ? readFileSync(file) : Buffer.alloc(0);
    const ofName = nameError(file, names, taken.get(slug));
    const ofText = isMarkdownFile(name) ? textError(file, bytes) : undefined;
    diagnostics.push(...[ofName, ofText].filter((one) => one !== undefined));
    if (ofText || ofName?.severity === 'error') continue;
    files.push({ file, slug, text: bytes.toString('utf8') });
  }
  return { files, diagnostics };
}

/** Finds a name that cannot be a URL, or that is longer than it needs to be. */
function nameError(
  file: string,
  names: readonly string[],
  holder: string | undefined,
): Diagnostic | undefined {
  const name = path.posix.basename(file);
  const slug = name.replace(/\.md$/, '');
  const error = { severity: 'error', file } as const;
  if (!isMarkdownFile(name)) {
    const message =
      'file name: expected Markdown in this folder, and images in the folder of the text that shows them';
    return { ...error, message };
  }
  if (slug.length > LONGEST_NAME) {
    return { ...error, message: `file name: expected at most ${LONGEST_NAME} letters before .md` };
  }
  if (holder) {
    return { ...error, message: `file name: "${slug}" is the slug of ${holder} too` };
  }
  if (name.endsWith('.md') && slugPattern.test(slug)) {
    const [, , title] = DATED.exec(slug) ?? [];
    if (!title) return undefined;
    const message = 'file name: the date becomes a part of the URL';
    return { ...error, severity: 'warning', message, fix: `rename it to ${title}.md` };
  }
  const correction = `${latinSlug(slug.replace(/\.(mdx|markdown)$/i, ''))}.md`;
  return {
    ...error,
    message: 'file name: expected lower-case letters and digits joined by single hyphens, then .md',
    fix:
      correction === '.md' || names.includes(correction) ? undefined : `rename it to ${correction}`,
  };
}

/** Finds bytes that are no text, and texts that would take minutes to parse. */
function textError(file: string, bytes: Buffer): Diagnostic | undefined {
  const error = { severity: 'error', file } as const;
  if (!isUtf8(bytes)) return { ...error, message: 'encoding: expected text in UTF-8' };
  const text = bytes.toString('utf8');
  if (text.trim() === '') return { ...error, message: 'an empty file' };
  if (text.length > LONGEST_TEXT) {
    return { ...error, message: `expected at most ${LONGEST_TEXT / 1000} kB of text` };
  }
  const control = text.search(CONTROL);
  if (control < 0) return undefined;
  const code = text.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0');
  const line = text.slice(0, control).split(/\r\n?|\n/).length;
  return { ...error, line, message: `the control character U+${code}`, fix: 'remove it' };
}

/** Whether a file is a text of the site, by its name. */
export const isMarkdownFile = (name: string): boolean =>
  /\.(md|mdx|markdown)$/i.test(name) && !/(^|\/)(\.|readme\.)/i.test(name);

/**
 * Finds texts outside the folders of the kinds, for example where other generators expect them.
 * @param directory the folder of the content
 * @param folders its subfolders that hold texts
 */
export const findMisplaced = (directory: string, folders: readonly string[]): Diagnostic[] =>
  filesIn(directory)
    .filter((name) => isMarkdownFile(name) && !folders.includes(path.posix.dirname(name)))
    .map((name) => ({
      severity: 'error',
      file: `${directory}/${name}`,
      message: `a text outside ${folders.map((one) => `${directory}/${one}/`).join(', ')} does not become a page`,
      link: 'docs/import.md',
    }));
