import { blogLimits } from '../content/blog-limits';
import type { Content } from '../content/load';
import { blogRoutes } from '../urls';

/** A page, as Next takes it: https://nextjs.org/docs/app/api-reference/file-conventions/metadata/sitemap */
interface SitemapEntry {
  url: string;
  /** YYYY-MM-DD */
  lastModified?: string;
}

interface SitemapOptions {
  /** The main pages, with the days of their last changes, YYYY-MM-DD. */
  pages: readonly { path: string; isoModified?: string | undefined }[];
  /** Returns the absolute URL of a path below the base path. */
  url: (path: string) => string;
}

/**
 * The sitemap: every page with content, and the first page of each list. Days come from what owners
 * write, never from the clock or from files.
 */
export function toSitemap({ all, blog }: Content, { pages, url }: SitemapOptions): SitemapEntry[] {
  const { tags, series, years } = blog;
  const posts = blog.all.posts;
  const hasArchive = posts.length >= blogLimits.archiveFrom;
  const lists = [...tags.values(), ...series.values(), ...(hasArchive ? years.values() : [])];
  const lastPost = lastChange(posts);
  return [
    ...pages,
    ...(tags.size > 0 ? [{ path: blogRoutes.tags, isoModified: lastPost }] : []),
    ...(hasArchive ? [{ path: blogRoutes.archive, isoModified: lastPost }] : []),
    ...lists.map(({ path, posts }) => ({ path, isoModified: lastChange(posts) })),
    ...all
      .filter(({ metadata }) => metadata.inSitemap)
      .map(({ path, metadata }) => ({ path, isoModified: metadata.isoModified })),
  ].map(({ path, isoModified }) => ({
    url: url(path),
    ...(isoModified && { lastModified: isoModified }),
  }));
}

/** The day of the latest change in a list, if any item has one. */
export const lastChange = (items: readonly { isoModified?: string | undefined }[]) =>
  items
    .flatMap(({ isoModified }) => isoModified ?? [])
    .sort()
    .at(-1);
