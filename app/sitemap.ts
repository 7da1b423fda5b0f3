import type { MetadataRoute } from 'next';
import { loadContent } from '@/data/content/load-content';
import { toSitemap } from '@/data/machine/sitemap';
import { siteSource } from '@/data/machine/source';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const { career, address } = siteSource();
  return toSitemap(career, loadContent(), address);
}
