import type { MetadataRoute } from 'next';
import { siteContent } from '@/lib/site/content';
import { toSitemap } from '@/lib/seo/sitemap';
import { siteSource } from './source';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return toSitemap(siteContent(), siteSource());
}
