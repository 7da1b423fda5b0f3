import type { MetadataRoute } from 'next';
import { absoluteAddress } from '@/data/site';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteAddress('/sitemap.xml') };
}
