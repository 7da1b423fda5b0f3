import path from 'node:path';
import { basePath } from '../base-path';
import { fileCache } from '../file-cache';
import { codeVersion, hashOf } from '../hash';
import type { MarkdownWords } from '../markdown/words';

/** Caches results of reading and rendering content files, as JSON. */
export type TextCache = Omit<ReturnType<typeof openCache>, 'prune'>;

/** Keeps nothing. */
export const noCache: TextCache = {
  has: () => false,
  get: () => undefined,
  getOrMake: (_from, make) => make(),
};

/**
 * Keeps what is made of content files from build to build, and between the processes of a build.
 * Whatever else could change the result gives another version: the code, the packages, Node, the base
 * path and the words that rendering adds.
 * @param root the folder of the site
 * @param engine the folder of the repository
 */
export function openCache(root: string, words: MarkdownWords, engine = process.cwd()) {
  const version = hashOf(codeVersion('lib', engine), basePath, JSON.stringify(words));
  const files = fileCache(path.join(root, '.cache/texts'), version);
  const nameOf = (from: unknown) => `${hashOf(JSON.stringify(from))}.json`;
  /** The cached result for these inputs, if any. */
  function get<T>(from: unknown): T | undefined {
    const bytes = files.get(nameOf(from));
    return bytes && (JSON.parse(bytes.toString()) as T);
  }
  return {
    get,
    /** Whether there is a cached result for these inputs. */
    has: (from: unknown): boolean => files.has(nameOf(from)),
    /**
     * The cached result for these inputs, or the result of `make`, which is then cached.
     * @param from every input of the result except the code
     */
    getOrMake<T>(from: unknown, make: () => T): T {
      const found = get<T>(from);
      if (found !== undefined) return found;
      const value = make();
      files.set(nameOf(from), JSON.stringify(value));
      return value;
    },
    /** Removes what was not asked for since the cache was opened. */
    prune: files.prune,
  };
}
