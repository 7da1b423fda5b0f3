import { loadContent } from '@/data/content/load-content';
import { toRss } from '@/data/machine/feed/rss';
import { toFeed } from '@/data/machine/feed/feed';
import { siteSource } from '@/data/machine/source';
import { machineFiles } from '@/data/routes';

/* The newest posts as RSS 2.0. */

export const dynamic = 'force-static';

export function GET() {
  const source = siteSource();
  const feed = toFeed(loadContent(), source);
  return new Response(toRss(feed, source.address(machineFiles.rss)), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
