import { blogLimits } from '../content/blog-limits';
import type { Content } from '../content/model';
import { blogRoutes, pageRoute, postRoute, projectRoute, routes } from '../urls';
import type { Source } from './source';

/** A page that search engines are asked to know. */
export interface SitemapEntry {
  url: string;
  /** The day of the last change, YYYY-MM-DD, where the content says it. */
  lastModified?: string;
}

/**
 * Every page with content of its own, of a list the first page; left out are pages that are still
 * empty and posts that stood elsewhere first. Dates come from posts, projects and the career,
 * never from the clock or from files.
 */
export function toSitemap(
  { projects, posts, blog, pages: own }: Content,
  { site: { career }, pages, url: address }: Source,
): SitemapEntry[] {
  const told = { lastModified: career.updatedOn };
  const { tags, series, years } = blog;
  const hasArchive = posts.length >= blogLimits.archiveFrom;
  const lists = [...tags.values(), ...series.values(), ...(hasArchive ? years.values() : [])];
  const changed = lastChange(blog.all.posts);
  return [
    { url: address(routes.home), ...told },
    ...(pages.about ? [{ url: address(routes.about), ...told }] : []),
    ...(pages.projects ? [{ url: address(routes.projects), ...lastChange(projects) }] : []),
    ...(pages.blog ? [{ url: address(routes.blog), ...changed }] : []),
    ...(pages.contact ? [{ url: address(routes.contact), ...told }] : []),
    ...own.filter(({ index }) => index).map(({ slug }) => ({ url: address(pageRoute(slug)) })),
    ...projects.map((project) => ({
      url: address(projectRoute(project.slug)),
      ...lastChange([project]),
    })),
    ...(tags.size > 0 ? [{ url: address(blogRoutes.tags), ...changed }] : []),
    ...(hasArchive ? [{ url: address(blogRoutes.archive), ...changed }] : []),
    ...lists.map((group) => ({ url: address(group.route), ...lastChange(group.posts) })),
    ...posts
      .filter(({ summary }) => !summary.canonical)
      .map(({ summary: { id, isoModified } }) => ({
        url: address(postRoute(id)),
        lastModified: isoModified,
      })),
  ];
}

/** The newest change in a list, where one is known. */
function lastChange(items: readonly { isoModified?: string }[]): { lastModified?: string } {
  const last = items.reduce(
    (day, { isoModified = '' }) => (isoModified > day ? isoModified : day),
    '',
  );
  return last ? { lastModified: last } : {};
}
