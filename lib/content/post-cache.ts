import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '../base-path';

/** Where the results of builds are kept, below the project's folder. */
const STORE = '.cache/posts';

/** What is kept of a post: what its text says, and its page. */
type Kind = 'facts' | 'article';

/** Keeps what was made of posts, as JSON. */
export interface PostStore {
  /**
   * What was made of the same things before; else it is made and kept.
   * @param id of the post
   * @param from all that goes into it, beside the code
   */
  get<T>(id: string, kind: Kind, from: unknown, make: () => T): T;
}

/** Keeps nothing. */
export const noStore: PostStore = { get: (_id, _kind, _from, make) => make() };

/**
 * Keeps what is made of posts from build to build, and between the processes of a build: a post that
 * has not changed is parsed, checked and rendered once. Whatever else could change the result gives
 * the store another folder: the code, the packages, Node and the base path.
 * @param root the folder of the site
 * @param engine the folder of the repository
 */
export function openStore(root: string, engine = process.cwd()) {
  const folder = path.join(root, STORE, fingerprint(engine));
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string, kind: Kind) => `${id}.${kind}.json`;
  return {
    get<T>(id: string, kind: Kind, from: unknown, make: () => T): T {
      const file = path.join(folder, fileOf(id, kind));
      const key = hashOf(JSON.stringify(from));
      const kept = read(file);
      if (kept?.key === key) return kept.value as T;
      const value = make();
      writeFileSync(file, JSON.stringify({ key, value }));
      return value;
    },

    /** The posts whose pages are not kept, of those that there are. */
    lacking(ids: readonly string[]): string[] {
      const kept = new Set(readdirSync(folder));
      return ids.filter((id) => !kept.has(fileOf(id, 'article')));
    },

    /** Removes what other code has kept, and what was kept of other posts than these. */
    tidy(ids: readonly string[]): void {
      for (const other of readdirSync(path.join(root, STORE))) {
        if (other === path.basename(folder)) continue;
        rmSync(path.join(root, STORE, other), { recursive: true });
      }
      const known = new Set(ids);
      for (const file of readdirSync(folder)) {
        if (!known.has(file.replace(/\..*/, ''))) rmSync(path.join(folder, file));
      }
    },
  };
}

function read(file: string): { key: string; value: unknown } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { key: string; value: unknown };
  } catch {
    // It is not there, was broken off, or is being written by another process.
    return undefined;
  }
}

function fingerprint(root: string): string {
  const code = readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => [name, readFileSync(path.join(root, 'lib', name), 'utf8')]);
  const packages = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  return hashOf(JSON.stringify([code, packages, process.version, basePath])).slice(0, 16);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
