import type { Career } from '../career-types';
import type { Content } from '../content/model';
import { postRoute, projectRoute, routes } from '../routes';

/** A page that search engines are asked to know. */
export interface SitemapEntry {
  url: string;
  /** The day of the last change, YYYY-MM-DD, where the content says it. */
  lastModified?: string;
}

/**
 * Every page with content of its own; pages that are still empty are left out. Dates come from
 * posts and the career, never from the clock or from files.
 * @param address gives the whole address of a page of the site
 */
export function toSitemap(
  career: Career,
  { projects, posts }: Content,
  address: (path: string) => string,
): SitemapEntry[] {
  const told = { lastModified: career.updatedOn };
  const [newest] = posts;
  return [
    { url: address(routes.home), ...told },
    { url: address(routes.about), ...told },
    { url: address(routes.projects) },
    { url: address(routes.blog), ...(newest && { lastModified: newest.summary.isoDate }) },
    { url: address(routes.contact), ...told },
    ...projects.map(({ slug }) => ({ url: address(projectRoute(slug)) })),
    ...posts.map(({ summary: { id, isoDate } }) => ({
      url: address(postRoute(id)),
      lastModified: isoDate,
    })),
  ];
}
