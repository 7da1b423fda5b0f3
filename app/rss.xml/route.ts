import { loadContent } from '@/lib/content/load-content';
import { toRss } from '@/lib/outputs/feed/rss';
import { toFeed } from '@/lib/outputs/feed/feed';
import { siteSource } from '@/lib/outputs/source';
import { machineFiles } from '@/lib/urls';

/* The newest posts as RSS 2.0. */

export const dynamic = 'force-static';

export function GET() {
  const source = siteSource();
  const feed = toFeed(loadContent(), source);
  return new Response(toRss(feed, source.address(machineFiles.rss)), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
