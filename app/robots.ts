import type { MetadataRoute } from 'next';
import { furtherLanguages } from '@/lib/languages/languages';
import { absoluteSiteUrl } from './owner';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  const folders = ['', ...furtherLanguages().map((language) => `/${language}`)];
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: folders.map((folder) => absoluteSiteUrl(`${folder}/sitemap.xml`)),
  };
}
