import path from 'node:path';
import { basePath } from '../base-path';
import { fileCache } from '../file-cache';
import { codeVersion, hashOf } from '../hash';
import type { MarkdownWords } from '../markdown/words';

/** Caches results of reading and rendering content files, as JSON. */
export interface TextCache {
  /** Whether there is a cached result for these inputs. */
  has: (from: unknown) => boolean;
  /** The cached result for these inputs, if any. */
  find: <T>(from: unknown) => T | undefined;
  /**
   * The cached result for these inputs, or the result of `make`, which is then cached.
   * @param from every input of the result except the code
   */
  get: <T>(from: unknown, make: () => T) => T;
}

/** Keeps nothing. */
export const noCache: TextCache = {
  has: () => false,
  find: () => undefined,
  get: (_from, make) => make(),
};

/**
 * Keeps what is made of content files from build to build, and between the processes of a build.
 * Whatever else could change the result gives another version: the code, the packages, Node, the base
 * path and the words that rendering adds.
 * @param root the folder of the site
 * @param engine the folder of the repository
 */
export function openCache(
  root: string,
  words: MarkdownWords,
  engine = process.cwd(),
): TextCache & { tidy: () => void } {
  const version = hashOf(codeVersion('lib', engine), basePath, JSON.stringify(words));
  const files = fileCache(path.join(root, '.cache/texts'), version);
  const nameOf = (from: unknown) => `${hashOf(JSON.stringify(from))}.json`;
  const cache = {
    has: (from: unknown) => files.has(nameOf(from)),
    find<T>(from: unknown) {
      const bytes = files.find(nameOf(from));
      return bytes && (JSON.parse(bytes.toString()) as T);
    },
    get<T>(from: unknown, make: () => T): T {
      const found = cache.find<T>(from);
      if (found !== undefined) return found;
      const value = make();
      files.keep(nameOf(from), JSON.stringify(value));
      return value;
    },
    /** Removes what was not asked for since the cache was opened. */
    tidy: files.tidy,
  };
  return cache;
}
