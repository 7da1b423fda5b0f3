import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { slugPattern } from '../routes';
import type { Problem } from './problem';

/** A content file as it lies on the disk. */
export interface ContentFile {
  /** Path from the project's root, for reports. */
  file: string;
  /** The file's name without `.md`: the slug of a project, the id of a post. */
  slug: string;
  /** The whole text, byte-order mark included. */
  source: string;
}

/**
 * Reads the markdown files of a content folder, in order of their names.
 * @param root the project's folder
 * @param folder the folder below `content/`
 * @param reserved names that a file cannot take, with what holds them
 * @returns the usable files, and a problem for every file whose name cannot be an address
 */
export function readContentFiles(
  root: string,
  folder: 'projects' | 'blog',
  reserved: ReadonlyMap<string, string> = new Map(),
): { files: ContentFile[]; problems: Problem[] } {
  const directory = path.join(root, 'content', folder);
  if (!existsSync(directory)) return { files: [], problems: [] };
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = `content/${folder}/${entry.name}`;
    const slug = entry.name.replace(/\.md$/, '');
    const problem = nameProblem(file, entry.name, slug, reserved);
    if (problem) problems.push(problem);
    else files.push({ file, slug, source: readFileSync(path.join(directory, entry.name), 'utf8') });
  }
  return { files: files.sort((a, b) => (a.slug < b.slug ? -1 : 1)), problems };
}

function nameProblem(
  file: string,
  name: string,
  slug: string,
  reserved: ReadonlyMap<string, string>,
): Problem | undefined {
  const holder = reserved.get(slug);
  if (name.endsWith('.md') && slugPattern.test(slug) && !holder) return undefined;
  return {
    file,
    field: 'file name',
    expected: holder
      ? 'a name that no other page has'
      : 'lower-case letters and digits joined by single hyphens, then .md',
    found: holder ? `"${slug}", which is the address of ${holder}` : `"${name}"`,
    mend: `rename the file${holder ? '' : `, for example to ${suggestName(slug)}.md`}`,
  };
}

const suggestName = (slug: string) =>
  slug
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'my-page';
