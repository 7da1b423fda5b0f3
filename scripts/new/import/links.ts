import path from 'node:path';
import { isImage } from '@/lib/images/image';
import { latinSlug } from '@/lib/slugs';
import { internalPath, decode, isAbsolute } from '@/lib/urls';
import type { FileSource, PostLinks } from './convert-post';
import type { Anchors, Target } from './convert-text';
import type { Download } from './download';
import type { SourceSite } from './generator';
import { pathIn, pathKey, type PlannedPost } from './plan';
import type { SourceFolder } from './source-folder';

/** Where the links and images of posts lead. */
export interface LinkSite {
  folder: SourceFolder;
  site: SourceSite;
  posts: readonly PlannedPost[];
  /** The pages of this site, such as /about/. */
  pages: ReadonlySet<string>;
  /** The ids of headings by post, once they are known. */
  anchors: ReadonlyMap<PlannedPost, Anchors>;
  isDraft: (post: PlannedPost) => boolean;
  /** Whether an image cannot be decoded. */
  isBroken: (from: string) => boolean;
  /** What became of images of other hosts, by URL, if they were downloaded: the image, or what went wrong. */
  downloads: ReadonlyMap<string, Download | string>;
  /** Is told the URLs of all images of other hosts. */
  onRemote: (url: string) => void;
}

/** Returns a function that gives the links of a post; it collects the files and posts that they lead to. */
export function linksOn(site: LinkSite) {
  const bySource = new Map(site.posts.map((post) => [post.file, post]));
  const byPath = new Map<string, PlannedPost>();
  // The URL of a post goes before an earlier URL of another one.
  const earlier = site.posts.flatMap((post) =>
    [...post.aliases, ...post.unusable].map((one) => [one, post] as const),
  );
  const current = site.posts.flatMap((post) =>
    post.oldPath ? [[post.oldPath, post] as const] : [],
  );
  for (const [one, post] of [...earlier, ...current]) byPath.set(pathKey(one), post);
  return (
    from: PlannedPost,
  ): PostLinks & { files: Map<string, FileSource>; linked: Set<PlannedPost> } => {
    const files = new Map<string, FileSource>();
    const linked = new Set<PlannedPost>();
    const names = new Map<string, string>();
    /** The name under which a file is copied into the folder of the post. */
    const copy = (name: string, source: FileSource) => {
      const known = names.get(source.from);
      if (known) return known;
      const { name: bare, ext } = path.posix.parse(name);
      const base = latinSlug(decode(bare)).slice(0, 100) || 'image';
      let target = `${from.slug}/${base}${ext.toLowerCase()}`;
      for (let number = 2; files.has(target); number++) {
        target = `${from.slug}/${base}-${number}${ext.toLowerCase()}`;
      }
      files.set(target, source);
      names.set(source.from, target);
      return target;
    };
    const remoteImage = (url: string): Target => {
      site.onRemote(url);
      const found = site.downloads.get(url);
      const problem = 'an image on another host';
      if (found === undefined) return { link: url, problem };
      if (typeof found === 'string') return { link: url, problem: `${problem} (${found})` };
      if (site.isBroken(url)) return { link: url, problem: `${problem} (it is damaged)` };
      return { url: copy(found.name, { from: url, bytes: found.bytes }) };
    };
    const imageOf = (written: string): Target => {
      if (/^data:image\//i.test(written)) return { url: written };
      const inside = pathIn(written, site.site);
      if (inside === undefined && /^(https?:)?\/\//i.test(written)) return remoteImage(written);
      if (inside === undefined) return { problem: 'an image that is not in the folder' };
      const file = findFile(isAbsolute(written) ? inside : written, from, site);
      if (!file) return { problem: 'an image that is not in the folder' };
      if (!isImage(file) || site.isBroken(file)) {
        return {
          problem: 'an image that cannot be read, or is in a format that browsers do not show',
        };
      }
      return { url: copy(path.posix.basename(file), { from: file }) };
    };
    const linkOf = (written: string): Target => {
      if (written === '' || written === '#') return { problem: 'a link without a target' };
      if (written.startsWith('#')) return anchorIn(from, written.slice(1), '', site);
      if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(written)) return { url: written };
      const inside = pathIn(written, site.site);
      if (inside === undefined) return { url: written };
      const url = isAbsolute(written) ? inside : written;
      const [, bare = '', , fragment = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
      const post = findPost(bare, from, site, { bySource, byPath });
      if (post) {
        if (site.isDraft(post) && !site.isDraft(from))
          return { problem: `a link to a draft, ${post.slug}` };
        linked.add(post);
        return anchorIn(post, fragment, post === from && fragment ? '' : post.path, site);
      }
      const page = internalPath(withSlash(bare));
      if (page && site.pages.has(page)) return { url: page };
      // developers.example.com/docs, without https://
      if (/^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/)/.test(bare))
        return { url: `https://${written}` };
      const file = findFile(bare, from, site);
      if (file && isImage(file))
        return { url: `/blog/${copy(path.posix.basename(file), { from: file })}` };
      return { problem: 'a link to a page that is not here' };
    };
    return { imageOf, linkOf, files, linked };
  };
}

const withSlash = (url: string) => (url.startsWith('/') ? url : `/${url}`);

/** A link to a heading. One that is not there any more leads to the page. */
function anchorIn(post: PlannedPost, written: string, page: string, { anchors }: LinkSite): Target {
  const id = decode(written);
  const known = anchors.get(post);
  if (id === '' || !known || known.ids.has(id) || id === 'top') {
    return { url: written ? `${page}#${written}` : page };
  }
  const bare = (one: string) => one.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  // Hashnode and GitHub put these words before the ids of headings.
  const own = bare(id.replace(/^(heading|user-content)-/, ''));
  const near = known.renamed.get(id) ?? [...known.ids].find((one) => bare(one) === own);
  if (near) return { url: `${page}#${near}` };
  return page
    ? { url: page, problem: 'a link to a part that has no heading, which now leads to the page' }
    : { problem: 'a link to a part that has no heading' };
}

interface KnownPosts {
  bySource: ReadonlyMap<string, PlannedPost>;
  byPath: ReadonlyMap<string, PlannedPost>;
}

function findPost(
  url: string,
  from: PlannedPost,
  { site }: LinkSite,
  { bySource, byPath }: KnownPosts,
): PlannedPost | undefined {
  // Zola begins links to sources with @/.
  const written = decode(url).replace(/^@\//, '/');
  const folder = path.posix.dirname(from.file);
  const places = written.startsWith('/')
    ? ['', ...(site.contentFolders ?? [])]
    : [folder, ...(site.contentFolders ?? [])];
  for (const place of places) {
    const file = path.posix.join(place, written).replace(/\/$/, '');
    for (const end of ['', '.md', '.mdx', '.markdown', '/index.md', '/index.mdx']) {
      const post = bySource.get(`${file}${end}`);
      if (post) return post;
    }
  }
  // Hugo and Jekyll find a post by the name of its file alone.
  const { name, ext } = path.posix.parse(written);
  const named = ext ? [...bySource].filter(([file]) => path.posix.parse(file).name === name) : [];
  if (named.length === 1 && named[0] && name !== 'index') return named[0][1];
  const base = from.oldPath ?? '/';
  const resolved = URL.canParse(url, `https://site.invalid${base}`)
    ? new URL(url, `https://site.invalid${base}`)
    : undefined;
  const prefix =
    site.url && URL.canParse(site.url) ? new URL(site.url).pathname.replace(/\/$/, '') : '';
  const key = resolved && pathKey(resolved.pathname);
  if (key === undefined || key === '') return undefined;
  return (
    byPath.get(key) ??
    (prefix && key.startsWith(prefix) ? byPath.get(key.slice(prefix.length)) : undefined)
  );
}

/** The file of an image in the folder of the other site. */
function findFile(
  url: string,
  { file, name, oldPath = '/' }: PlannedPost,
  { folder, site }: LinkSite,
): string | undefined {
  // Astro, Zola and Vite have @/ and ~/ for the folder of the sources.
  const written = decode(url.replace(/[?#].*$/, '')).replace(/^[@~](?=\/)/, '');
  const { dirname, join } = path.posix;
  const roots = [...site.publicFolders, ...(site.contentFolders ?? [])];
  // A site below a path has it in its URLs.
  const prefix =
    site.url && URL.canParse(site.url) ? new URL(site.url).pathname.replace(/\/$/, '') : '';
  const inSite =
    prefix && written.startsWith(`${prefix}/`) ? written.slice(prefix.length) : written;
  const candidates = written.startsWith('/')
    ? roots.flatMap((root) => [join(root, written), join(root, inSite)])
    : [
        // Beside the post, in a folder with its name, or beside its page.
        join(dirname(file), written),
        join(dirname(file), name, written),
        ...site.publicFolders.map((root) => join(root, oldPath.replace(/[^/]*$/, ''), written)),
        ...roots.map((root) => join(root, written)),
      ];
  const found = candidates.map((one) => one.replace(/^\//, '')).find((one) => folder.has(one));
  if (found || !site.findsByName) return found;
  const named = folder.files.filter(
    (one) => path.posix.basename(one) === path.posix.basename(written),
  );
  return named.length === 1 ? named[0] : undefined;
}
