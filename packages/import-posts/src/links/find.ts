import path from 'node:path';
import type { PlannedPost } from '../plan';
import { decode } from '../site';
import type { SourceFolder } from '../source/folder';
import type { SourceSite } from '../source/generator';
import { pathKey, prefixOf } from './urls';

/** The posts, by what links to them name. */
export interface KnownPosts {
  /** By the path of their files. */
  bySource: ReadonlyMap<string, PlannedPost>;
  /** By their old paths, as {@link pathKey} writes them. */
  byPath: ReadonlyMap<string, PlannedPost>;
}

/** Lists posts by their files and old paths. The URL of a post goes before an earlier URL of another one. */
export function knownPosts(posts: readonly PlannedPost[]): KnownPosts {
  const earlier = posts.flatMap((post) =>
    [...post.aliases, ...post.unusable].map((one) => [pathKey(one), post] as const),
  );
  const current = posts.flatMap((post) =>
    post.oldPath ? [[pathKey(post.oldPath), post] as const] : [],
  );
  return {
    bySource: new Map(posts.map((post) => [post.file, post])),
    byPath: new Map([...earlier, ...current]),
  };
}

/**
 * Finds the post that a link leads to.
 * @param url a path without `?` and `#`: that of a file, or an old one
 */
export function findPost(
  url: string,
  from: PlannedPost,
  site: SourceSite,
  { bySource, byPath }: KnownPosts,
): PlannedPost | undefined {
  // Zola begins links to sources with @/.
  const target = decode(url).replace(/^@\//, '/');
  const start = target.startsWith('/') ? '' : path.posix.dirname(from.file);
  for (const folder of [start, ...(site.contentFolders ?? [])]) {
    const file = path.posix.join(folder, target).replace(/\/$/, '');
    for (const end of ['', '.md', '.mdx', '.markdown', '/index.md', '/index.mdx']) {
      const post = bySource.get(`${file}${end}`);
      if (post) return post;
    }
  }
  // Hugo and Jekyll find a post by the name of its file alone.
  const { name, ext } = path.posix.parse(target);
  const named = ext ? [...bySource].filter(([file]) => path.posix.parse(file).name === name) : [];
  if (named.length === 1 && named[0] && name !== 'index') return named[0][1];
  const base = `https://site.invalid${from.oldPath ?? '/'}`;
  const key = URL.canParse(url, base) ? pathKey(new URL(url, base).pathname) : '';
  if (key === '') return undefined;
  const prefix = prefixOf(site);
  const inPrefix = prefix && key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
  const found = byPath.get(key) ?? (inPrefix === undefined ? undefined : byPath.get(inPrefix));
  if (found) return found;
  // Where the URL of a post is unknown, the last part may be its name.
  const last = path.posix.basename(key);
  const posts = [...bySource.values()].filter(
    (post) => !post.oldPath && pathKey(post.name) === last,
  );
  return site.pattern !== null && posts.length === 1 ? posts[0] : undefined;
}

/**
 * Finds a file in the folder of the other site.
 * @param url its URL or path, as a post writes it
 */
export function findFile(
  url: string,
  { file, name, oldPath = '/' }: PlannedPost,
  site: SourceSite,
  folder: SourceFolder,
): string | undefined {
  // Astro, Zola and Vite have @/ and ~/ for the folder of the sources.
  const target = decode(url.replace(/[?#].*$/, '')).replace(/^[@~](?=\/)/, '');
  const { dirname, join } = path.posix;
  const roots = [...site.publicFolders, ...(site.contentFolders ?? [])];
  // A site below a path has it in its URLs.
  const prefix = prefixOf(site);
  const inSite = prefix && target.startsWith(`${prefix}/`) ? target.slice(prefix.length) : target;
  const candidates = target.startsWith('/')
    ? roots.flatMap((root) => [join(root, target), join(root, inSite)])
    : [
        // Beside the post, in a folder with its name, or beside its page.
        join(dirname(file), target),
        join(dirname(file), name, target),
        ...site.publicFolders.map((root) => join(root, oldPath.replace(/[^/]*$/, ''), target)),
        ...roots.map((root) => join(root, target)),
      ];
  const found = candidates.map((one) => one.replace(/^\//, '')).find((one) => folder.has(one));
  if (found) return found;
  // Templates know in which folder a name alone is, such as that of a cover, and what they publish at the root.
  const end = target.replace(/^\//, '');
  if (end.startsWith('.')) return undefined;
  const named = folder.files.filter((one) => one === end || one.endsWith(`/${end}`));
  return named.length === 1 ? named[0] : undefined;
}
