import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { toWrittenDate } from '../dates';
import { filesIn, isSystemFile } from '../files/files-in';
import { latinSlug } from '../slugs';
import { slugPattern } from '../urls';
import type { Diagnostic } from '../validation/diagnostic';

/** A Markdown file. */
export interface ContentFile {
  /** Path from the root of the repository. */
  file: string;
  /** Its name without `.md`. */
  slug: string;
  /** The whole text, byte-order mark included. */
  source: string;
}

/** The name of a post in Jekyll: `2024-01-15-my-post`. */
const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/** File systems allow 255 bytes, and the names of generated files are longer than those of their sources. */
const LONGEST_NAME = 200;

/**
 * Reads the Markdown files of a folder, sorted by name. Skips hidden files, files of the operating system, and
 * subfolders, which hold the images of the text with the same name.
 * @param folder path from the root of the repository
 * @param taken slugs that a file cannot have, with what uses them
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
    const [, day = '', title] = DATED.exec(slug) ?? [];
    if (fault || !title) continue;
    diagnostics.push({
      severity: 'warning',
      file,
      field: 'file name',
      expected: 'a name without the date, because it becomes the URL',
      found: `"${name}"`,
      fix: `rename it to ${title}.md, with date: ${toWrittenDate(day)} in its front matter`,
    });
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
      fix: /\.html?$/i.test(name)
        ? 'convert it to Markdown, with lines such as "title: My post" between two lines of ---'
        : fixOfStray(file, names),
    };
  }
  // Notion ends names with an id.
  const title = slug.replace(/( [0-9a-f]{32})?(\.(md|mdx|markdown|txt))*$/i, '');
  const better = `${latinSlug(title) || 'my-page'}.md`;
  const isThere = names.includes(better);
  return {
    ...place,
    expected: 'lower-case letters and digits joined by single hyphens, then .md',
    found: `"${name}"`,
    fix: isThere ? `rename the file; ${better} already exists` : `rename it to ${better}`,
  };
}

/** Where to move an image that is beside the texts: into the folder of the one that shows it. */
function fixOfStray(file: string, names: readonly string[]): string {
  const { dir: folder, base: image } = path.posix.parse(file);
  const text = names.find(
    (name) => name.endsWith('.md') && readFileSync(`${folder}/${name}`, 'utf8').includes(image),
  );
  if (!text) return `move it to ${folder}/name-of-the-text/${image}, or into public/`;
  const place = `${text.slice(0, -'.md'.length)}/${image}`;
  return `move it to ${folder}/${place}, and write ${place} in ${text}`;
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

/** Whether a file is a text of the site, by its name. */
export const isText = (name: string): boolean =>
  /\.(md|mdx|markdown)$/i.test(name) && !/(^|\/)(\.|readme\.)/i.test(name);

/** A text outside the folders of the kinds. */
interface Misplaced {
  diagnostic: Diagnostic;
  /** The folder to which it belongs, and its slug there. */
  folder: string;
  slug: string;
}

/**
 * Finds texts outside the folders of the kinds, for example where other generators expect them.
 * @param directory the folder of the content
 * @param folders its subfolders that hold texts
 */
export const findMisplaced = (directory: string, folders: readonly string[]): Misplaced[] =>
  filesIn(directory)
    .filter((name) => isText(name) && !folders.includes(path.posix.dirname(name)))
    .map((name) => {
      const [first = '', ...others] = name.replace(/\.\w+$/, '').split('/');
      // In Hugo, a text beside its images is named index.md.
      const written = latinSlug(others.findLast((part) => part !== 'index') ?? first);
      const [, day, slug = written] = DATED.exec(written) ?? [];
      const folder = folders.includes(first) ? first : others.length > 0 ? 'blog' : 'pages';
      // Without it, the move would publish a draft.
      const draft = /(^|\/)_?drafts\//.test(name) ? ' with draft: true' : '';
      const date = day ? ` with date: ${toWrittenDate(day)}` : '';
      const diagnostic: Diagnostic = {
        severity: 'error',
        file: `${directory}/${name}`,
        field: 'folder',
        expected: `texts in ${folders.map((one) => `${directory}/${one}/`).join(', ')}`,
        found: 'a text in another folder, which does not become a page',
        fix: `move it to ${directory}/${folder}/${slug}.md${draft}${date}, and its images to the folder of that name, or delete it`,
      };
      return { diagnostic, folder, slug };
    });
