import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { latinSlug } from '../slugs';
import { slugPattern } from '../urls';
import type { Problem } from './problem';
import { statIfExists } from './stat-if-exists';

/** A content file as it lies on the disk. */
export interface ContentFile {
  /** Path from the project's root, for reports. */
  file: string;
  /** The file's name without `.md`: the slug of a project, the id of a post. */
  slug: string;
  /** The whole text, byte-order mark included. Read when asked for: ten thousand are too many to hold. */
  readonly source: string;
}

/**
 * Reads the markdown files of a content folder, in order of their names. Links to files are
 * followed; folders are not files (see `findOrphanFiles`).
 * @param root the project's folder
 * @param folder the folder below `content/`
 * @param reserved names that a file cannot take, with what holds them
 * @returns the usable files, and a problem for every file whose name cannot be a slug
 */
export function readContentFiles(
  root: string,
  folder: 'projects' | 'blog' | 'pages',
  reserved: ReadonlyMap<string, string> = new Map(),
): { files: ContentFile[]; problems: Problem[] } {
  const directory = path.join(root, 'content', folder);
  if (!existsSync(directory)) return { files: [], problems: [] };
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  const names = readdirSync(directory).filter((name) => isFile(path.join(directory, name)));
  for (const name of names.filter((name) => !name.startsWith('.'))) {
    const file = `content/${folder}/${name}`;
    const slug = name.replace(/\.md$/, '');
    const place = path.join(directory, name);
    const problem =
      nameProblem(file, slug, names, reserved) ?? encodingProblem(file, readFileSync(place));
    if (problem) problems.push(problem);
    else files.push(contentFile(root, folder, slug));
  }
  return { files: files.sort((a, b) => (a.slug < b.slug ? -1 : 1)), problems };
}

/** A file of a content folder. */
export const contentFile = (root: string, folder: string, slug: string): ContentFile => ({
  file: `content/${folder}/${slug}.md`,
  slug,
  get source() {
    return readFileSync(path.join(root, 'content', folder, `${slug}.md`), 'utf8');
  },
});

/** File systems allow names of 255 bytes; generated files have longer names than their source. */
const LONGEST_NAME = 200;

const isFile = (file: string) => statIfExists(file)?.isFile() ?? false;

function nameProblem(
  file: string,
  slug: string,
  names: readonly string[],
  reserved: ReadonlyMap<string, string>,
): Problem | undefined {
  const name = path.posix.basename(file);
  const holder = reserved.get(slug);
  if (slug.length > LONGEST_NAME) {
    return {
      file,
      field: 'file name',
      expected: `at most ${LONGEST_NAME} letters before .md`,
      found: `${slug.length} letters`,
      fix: 'give it a shorter name',
    };
  }
  if (name.endsWith('.md') && slugPattern.test(slug) && !holder) return undefined;
  const better = `${latinSlug(slug.replace(/\.[a-z]+$/i, '')) || 'my-page'}.md`;
  const example = names.includes(better)
    ? `, but not to ${better}, which is there already`
    : `, for example to ${better}`;
  return {
    file,
    field: 'file name',
    expected: holder
      ? 'a name that no other page has'
      : 'lower-case letters and digits joined by single hyphens, then .md',
    found: holder ? `"${slug}", which is the slug of ${holder}` : `"${name}"`,
    fix: `rename the file${holder ? '' : example}`,
  };
}

function encodingProblem(file: string, bytes: Buffer): Problem | undefined {
  if (isUtf8(bytes)) return undefined;
  return {
    file,
    field: 'encoding',
    expected: 'text in UTF-8',
    found: 'bytes that are not valid UTF-8',
    fix: 'save the file as UTF-8',
  };
}
