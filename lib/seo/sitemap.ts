import { blogLimits } from '../content/blog-limits';
import type { Content } from '../content/model';
import { switchedOffPart } from '../site/pages';
import { blogRoutes, pageRoute, postRoute, routes } from '../urls';
import type { Source } from './source';

/**
 * The sitemap: every page with content, and the first page of each list. It omits empty pages and
 * posts with a canonical URL on another site. Dates come from posts, projects and the résumé, never
 * from the clock or from file timestamps.
 * @returns URLs with the date of the last change, YYYY-MM-DD, if the content has one
 */
export function toSitemap(
  { projects, posts, blog, pages: own }: Content,
  { site: { resume }, pages, url: urlOf }: Source,
) {
  const { tags, series, years } = blog;
  const hasArchive = posts.length >= blogLimits.archiveFrom;
  const lists = [...tags.values(), ...series.values(), ...(hasArchive ? years.values() : [])];
  const changed = lastChange(blog.all.posts);
  const updated = resume.meta.lastModified?.slice(0, 'YYYY-MM-DD'.length);
  const entry = (route: string, lastModified?: string) =>
    switchedOffPart(route, pages)
      ? []
      : [{ url: urlOf(route), ...(lastModified && { lastModified }) }];
  return [
    entry(routes.home, updated),
    entry(routes.about, updated),
    entry(routes.projects, lastChange(projects)),
    entry(routes.blog, changed),
    entry(routes.contact, updated),
    ...own.filter(({ index }) => index).map(({ slug }) => entry(pageRoute(slug))),
    ...projects.map(({ slug, isoModified }) => entry(pageRoute(slug), isoModified)),
    tags.size > 0 ? entry(blogRoutes.tags, changed) : [],
    hasArchive ? entry(blogRoutes.archive, changed) : [],
    ...lists.map((group) => entry(group.route, lastChange(group.posts))),
    ...posts
      .filter(({ summary }) => !summary.canonical)
      .map(({ summary: { id, isoModified } }) => entry(postRoute(id), isoModified)),
  ].flat();
}

/** The date of the latest change in a list, if any item has one. */
const lastChange = (items: readonly { isoModified?: string }[]): string | undefined =>
  items
    .flatMap(({ isoModified }) => isoModified ?? [])
    .sort()
    .at(-1);
