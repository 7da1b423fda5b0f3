import { blogLimits } from '../content/blog-limits';
import type { Content } from '../content/model';
import { blogRoutes, pageRoute, postRoute, projectRoute, routes } from '../urls';
import type { Source } from './source';

/** A URL in the sitemap. */
export interface SitemapEntry {
  url: string;
  /** Date of the last change, YYYY-MM-DD, if the content has one. */
  lastModified?: string;
}

/**
 * The sitemap: every page with content, and the first page of each list. It omits empty pages and
 * posts with a canonical URL on another site. Dates come from posts, projects and the career, never
 * from the clock or from file timestamps.
 */
export function toSitemap(
  { projects, posts, blog, pages: own }: Content,
  { site: { career }, pages, url: urlOf }: Source,
): SitemapEntry[] {
  const careerChange = { lastModified: career.updatedOn };
  const { tags, series, years } = blog;
  const hasArchive = posts.length >= blogLimits.archiveFrom;
  const lists = [...tags.values(), ...series.values(), ...(hasArchive ? years.values() : [])];
  const changed = lastChange(blog.all.posts);
  return [
    { url: urlOf(routes.home), ...careerChange },
    ...(pages.about ? [{ url: urlOf(routes.about), ...careerChange }] : []),
    ...(pages.projects ? [{ url: urlOf(routes.projects), ...lastChange(projects) }] : []),
    ...(pages.blog ? [{ url: urlOf(routes.blog), ...changed }] : []),
    ...(pages.contact ? [{ url: urlOf(routes.contact), ...careerChange }] : []),
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

/** The date of the latest change in a list, if any item has one. */
function lastChange(items: readonly { isoModified?: string }[]): { lastModified?: string } {
  const last = items
    .map(({ isoModified = '' }) => isoModified)
    .sort()
    .at(-1);
  return last ? { lastModified: last } : {};
}
