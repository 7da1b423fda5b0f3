import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '../base-path';
import { fileCache } from '../file-cache';
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
  const files = fileCache(path.join(root, '.cache/texts'), versionOf(engine, words));
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

function versionOf(engine: string, words: MarkdownWords): string {
  const code = readdirSync(path.join(engine, 'lib'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => [name, readFileSync(path.join(engine, 'lib', name), 'utf8')]);
  const packages = readFileSync(path.join(engine, 'package-lock.json'), 'utf8');
  return hashOf(JSON.stringify([code, packages, process.version, basePath, words]));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);
