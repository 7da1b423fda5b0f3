import type { MetadataRoute } from 'next';
import { hasArchive } from '@/lib/content/blog-index';
import { kindNames, kinds } from '@/lib/content/kinds';
import { mainPagesOf } from '@/lib/site-sections';
import { blogRoutes, routes } from '@/lib/urls';
import { siteContent } from './content';
import { languageUrls, versionsOf } from './languages';
import { absoluteUrl, resume } from './owner';
import { siteSections } from './sections';

export const dynamic = 'force-static';

interface Dated {
  path: string;
  isoModified?: string | undefined;
}

/** Every page with content, and the first page of each list. Dates never come from the clock. */
export default function sitemap(): MetadataRoute.Sitemap {
  const content = siteContent();
  const { all, blog, posts } = content;
  const { tags, series, years } = blog;
  const lists = [...tags.values(), ...series.values(), ...(hasArchive(blog) ? years.values() : [])];
  const lastPost = lastChange(posts);
  // The list of a kind changes with its entries.
  const lastChanges = new Map(
    kindNames.map((name) => {
      const { route, list = route } = kinds[name];
      const changes = content[name].map(({ metadata, day }) => metadata ?? { isoModified: day });
      return [list, lastChange(changes)];
    }),
  );
  // Plain pages have no list.
  lastChanges.delete(routes.home);
  const pages: Dated[] = [
    ...mainPagesOf(siteSections()).map((page) => ({
      path: routes[page],
      isoModified: lastChanges.get(routes[page]) ?? resume.meta.lastModified?.slice(0, 10),
    })),
    ...(tags.size > 0 ? [{ path: blogRoutes.tags, isoModified: lastPost }] : []),
    ...(hasArchive(blog) ? [{ path: blogRoutes.archive, isoModified: lastPost }] : []),
    ...lists.map((list) => ({ path: list.path, isoModified: lastChange(list.posts) })),
    ...all
      .filter(({ metadata }) => metadata?.inSitemap)
      .map(({ path, metadata }) => ({ path, isoModified: metadata?.isoModified })),
  ];
  return pages.map(({ path, isoModified }) => {
    const versions = versionsOf(path);
    return {
      url: absoluteUrl(path),
      ...(isoModified && { lastModified: isoModified }),
      ...(versions.length > 0 && { alternates: { languages: languageUrls(versions) } }),
    };
  });
}

const lastChange = (items: readonly Pick<Dated, 'isoModified'>[]) =>
  items
    .flatMap(({ isoModified }) => isoModified ?? [])
    .sort()
    .at(-1);
