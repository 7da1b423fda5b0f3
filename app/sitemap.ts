import type { MetadataRoute } from 'next';
import { lastChange, toSitemap } from '@/lib/seo/sitemap';
import { absoluteUrl, resume } from './owner';
import { siteContent, siteFeatures } from './content';
import { mainPagesOf } from '@/lib/features';
import { routes, type MainPage } from '@/lib/urls';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const content = siteContent();
  const lastChanges: Partial<Record<MainPage, string | undefined>> = {
    projects: lastChange(content.projects),
    blog: lastChange(content.posts),
  };
  const isoModified = resume.meta.lastModified?.slice(0, 10);
  return toSitemap(content, {
    pages: mainPagesOf(siteFeatures()).map((page) => ({
      path: routes[page],
      isoModified: lastChanges[page] ?? isoModified,
    })),
    url: absoluteUrl,
  });
}
