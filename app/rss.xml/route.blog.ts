import { siteContent } from '@/lib/site/content';
import { toRss } from '@/lib/outputs/feed/rss';
import { toFeed } from '@/lib/outputs/feed/feed';
import { siteSource } from '../source';
import { outputFiles } from '@/lib/urls';

/* The newest posts as RSS 2.0. */

export const dynamic = 'force-static';

export function GET() {
  const source = siteSource();
  const feed = toFeed(siteContent(), source);
  return new Response(toRss(feed, source.url(outputFiles.rss)), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
