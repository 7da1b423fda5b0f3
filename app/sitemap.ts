import type { MetadataRoute } from 'next';
import { lastChange, toSitemap } from '@/lib/seo/sitemap';
import { absoluteUrl, resume } from './owner';
import { siteContent, siteFeatures } from './content';
import { routes } from '@/lib/urls';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const content = siteContent();
  const features = siteFeatures();
  const isoModified = resume.meta.lastModified?.slice(0, 10);
  return toSitemap(content, {
    pages: [
      { path: routes.home, isoModified },
      ...(features.about ? [{ path: routes.about, isoModified }] : []),
      ...(features.projects
        ? [{ path: routes.projects, isoModified: lastChange(content.projects) }]
        : []),
      ...(features.contact ? [{ path: routes.contact, isoModified }] : []),
    ],
    url: absoluteUrl,
  });
}
