import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesIn, isSystemFile } from '../files-in';
import { latinSlug } from '../slugs';
import { slugPattern } from '../urls';
import type { Diagnostic } from '../diagnostic';

/** A Markdown file. */
export interface ContentFile {
  /** Path from the root of the repository. */
  file: string;
  /** Its name without `.md`. */
  slug: string;
  /** The whole text, byte-order mark included. */
  source: string;
}

/** File systems allow names of 255 bytes; generated files have longer names than their source. */
const LONGEST_NAME = 200;

/**
 * Reads the Markdown files of a folder, in order of their names. Hidden files and those of systems are
 * left alone; a folder holds the images of the file with its name.
 * @param folder path from the root of the repository
 * @param taken slugs that a file cannot have, and what uses each
 */
export function readFolder(
  folder: string,
  taken: ReadonlyMap<string, string>,
): { files: ContentFile[]; diagnostics: Diagnostic[] } {
  const files: ContentFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of names) {
    if (name.startsWith('.') || isSystemFile(name)) continue;
    const file = path.posix.join(folder, name);
    const slug = name.replace(/\.md$/, '');
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory()) continue;
    const bytes = stat ? readFileSync(file) : Buffer.alloc(0);
    const fault = faultOfName(file, names, taken.get(slug)) ?? faultOfBytes(file, bytes);
    if (fault) diagnostics.push(fault);
    else files.push({ file, slug, source: bytes.toString('utf8') });
  }
  return { files, diagnostics };
}

function faultOfName(
  file: string,
  names: readonly string[],
  holder: string | undefined,
): Diagnostic | undefined {
  const name = path.posix.basename(file);
  const slug = name.replace(/\.md$/, '');
  const place = { severity: 'error', file, field: 'file name' } as const;
  if (slug.length > LONGEST_NAME) {
    return {
      ...place,
      expected: `at most ${LONGEST_NAME} letters before .md`,
      found: `${slug.length} letters`,
      fix: 'give it a shorter name',
    };
  }
  if (holder) {
    return {
      ...place,
      expected: 'a name that no other page has',
      found: `"${slug}", which is the slug of ${holder}`,
      fix: 'rename the file',
    };
  }
  if (name.endsWith('.md') && slugPattern.test(slug)) return undefined;
  if (!/\.(md|mdx|markdown|txt)$/i.test(name)) {
    return {
      ...place,
      expected: 'Markdown in this folder, and images in the folder of the text that shows them',
      found: `"${name}"`,
      fix: `move it to ${path.posix.dirname(file)}/name-of-the-text/${name}, or into public/`,
    };
  }
  const better = `${latinSlug(slug.replace(/\.[a-z]+$/i, '')) || 'my-page'}.md`;
  const isThere = names.includes(better);
  return {
    ...place,
    expected: 'lower-case letters and digits joined by single hyphens, then .md',
    found: `"${name}"`,
    fix: isThere ? `rename the file; ${better} is there already` : `rename it to ${better}`,
  };
}

const faultOfBytes = (file: string, bytes: Buffer): Diagnostic | undefined =>
  isUtf8(bytes)
    ? undefined
    : {
        severity: 'error',
        file,
        field: 'encoding',
        expected: 'text in UTF-8',
        found: 'bytes that are not valid UTF-8',
        fix: 'save the file as UTF-8',
      };

/** Whether the name of a file is that of a text of the site. */
export const isText = (name: string): boolean =>
  /\.(md|mdx|markdown)$/i.test(name) && !/(^|\/)(\.|readme\.)/i.test(name);

/**
 * Finds texts in other places than those of the site, such as folders of other generators.
 * @param directory the folder of the content
 * @param folders those in it that hold texts
 */
export const findMisplaced = (directory: string, folders: readonly string[]): Diagnostic[] =>
  filesIn(directory)
    .filter((name) => isText(name) && !folders.includes(path.posix.dirname(name)))
    .map((name) => {
      const [first = '', ...others] = name.replace(/\.\w+$/, '').split('/');
      // Hugo has a text beside its images, as index.md.
      const slug = others.findLast((part) => part !== 'index') ?? first;
      const folder = folders.includes(first) ? first : others.length > 0 ? 'blog' : 'pages';
      return {
        severity: 'error',
        file: `${directory}/${name}`,
        field: 'folder',
        expected: `texts in ${folders.map((one) => `${directory}/${one}/`).join(', ')}`,
        found: 'a text in another folder, from which no page is made',
        fix: `move it to ${directory}/${folder}/${latinSlug(slug)}.md, or delete it`,
      };
    });
