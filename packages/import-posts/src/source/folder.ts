import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError, LONGEST_TEXT } from '../site';

/** Folders that hold no sources, and can be huge, and files of operating systems. */
const SKIPPED =
  /(^|\/)(\.git|node_modules|vendor\/bundle|\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i;

/** More files than a blog has; a home folder that was given by mistake has more. */
const MOST_FILES = 200_000;

/** The limit of some hosts: https://developers.cloudflare.com/pages/platform/limits/ */
export const LARGEST_FILE = 25 * 1024 * 1024;

/**
 * The folder of another site. Nothing outside it can be read: only the files that were found below it have names
 * here, and symbolic links are not followed.
 */
export interface SourceFolder {
  /** The absolute path, with symbolic links resolved. */
  root: string;
  /** The paths of all files, relative to the folder, with slashes, sorted. */
  files: readonly string[];
  has: (file: string) => boolean;
  /** The text of a file; undefined if it does not exist, is too large, or is not UTF-8. */
  readText: (file: string) => string | undefined;
  /** The texts of the files with some paths, one below the other. */
  textOf: (paths: RegExp) => string;
  /** Whether a file is no larger than {@link LARGEST_FILE}. */
  fits: (file: string) => boolean;
  /** The bytes of a file; undefined if it does not exist or is larger than {@link LARGEST_FILE}. */
  readBytes: (file: string) => Buffer | undefined;
  /** The files in some folders with one of some extensions, such as `['md']`. */
  list: (folders: readonly string[], extensions: readonly string[]) => string[];
}

/**
 * Lists the files of a folder.
 * @param folder its path, or that of a file, which is taken for a folder with nothing else
 * @throws CommandError if it does not exist, or has too many files
 */
export function openFolder(folder: string): SourceFolder {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new CommandError(`There is no ${folder}.`);
  const real = realpathSync(folder);
  const root = found.isDirectory() ? real : path.dirname(real);
  const files = found.isDirectory() ? walk(root) : [path.basename(real)];
  const known = new Set(files);
  const sizeOf = (file: string) =>
    known.has(file) ? statSync(path.join(root, file)).size : Infinity;
  const read = (file: string) => readFileSync(path.join(root, file));
  const readText = (file: string) => {
    // A letter takes at most four bytes.
    if (sizeOf(file) > 4 * LONGEST_TEXT) return undefined;
    const bytes = read(file);
    return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString('utf8') : undefined;
  };
  return {
    root,
    files,
    has: (file) => known.has(file),
    readText,
    textOf: (paths) =>
      files
        .filter((file) => paths.test(file))
        .map((file) => readText(file) ?? '')
        .join('\n'),
    fits: (file) => sizeOf(file) <= LARGEST_FILE,
    readBytes: (file) => (sizeOf(file) > LARGEST_FILE ? undefined : read(file)),
    list: (folders, extensions) =>
      files.filter(
        (file) =>
          extensions.includes(path.posix.extname(file).slice(1).toLowerCase()) &&
          folders.some((one) => one === '' || file.startsWith(`${one}/`)),
      ),
  };
}

/** The folders above a file, the outermost first: content, content/posts. */
export const foldersAbove = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join('/'));

function walk(root: string): string[] {
  const files: string[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      if (SKIPPED.test(name)) continue;
      // Symbolic links are neither files nor folders here.
      if (entry.isDirectory()) folders.push(name);
      else if (entry.isFile()) files.push(name);
    }
    if (files.length > MOST_FILES) {
      throw new CommandError(`${root} has more than ${MOST_FILES} files. Is it a site?`);
    }
  }
  return files.sort();
}
