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
  { site: { career }, pages, url: urlOf }: Source,
): SitemapEntry[] {
  const asOfCareer = { lastModified: career.updatedOn };
  const { tags, series, years } = blog;
  const hasArchive = posts.length >= blogLimits.archiveFrom;
  const lists = [...tags.values(), ...series.values(), ...(hasArchive ? years.values() : [])];
  const changed = lastChange(blog.all.posts);
  return [
    { url: urlOf(routes.home), ...asOfCareer },
    ...(pages.about ? [{ url: urlOf(routes.about), ...asOfCareer }] : []),
    ...(pages.projects ? [{ url: urlOf(routes.projects), ...lastChange(projects) }] : []),
    ...(pages.blog ? [{ url: urlOf(routes.blog), ...changed }] : []),
    ...(pages.contact ? [{ url: urlOf(routes.contact), ...asOfCareer }] : []),
    ...own.filter(({ index }) => index).map(({ slug }) => ({ url: urlOf(pageRoute(slug)) })),
    ...projects.map((project) => ({
      url: urlOf(projectRoute(project.slug)),
      ...lastChange([project]),
    })),
    ...(tags.size > 0 ? [{ url: urlOf(blogRoutes.tags), ...changed }] : []),
    ...(hasArchive ? [{ url: urlOf(blogRoutes.archive), ...changed }] : []),
    ...lists.map((group) => ({ url: urlOf(group.route), ...lastChange(group.posts) })),
    ...posts
      .filter(({ summary }) => !summary.canonical)
      .map(({ summary: { id, isoModified } }) => ({
        url: urlOf(postRoute(id)),
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
