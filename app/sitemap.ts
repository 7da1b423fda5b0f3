import type { MetadataRoute } from 'next';
import { loadContent } from '@/lib/content/load-content';
import { toSitemap } from '@/lib/outputs/sitemap';
import { siteSource } from '@/lib/outputs/source';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const { career, address } = siteSource();
  return toSitemap(career, loadContent(), address);
}
