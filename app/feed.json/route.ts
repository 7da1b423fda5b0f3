import { loadContent } from '@/data/content/load-content';
import { toFeed } from '@/data/machine/feed/feed';
import { toJsonFeed } from '@/data/machine/feed/json-feed';
import { siteSource } from '@/data/machine/source';
import { machineFiles } from '@/data/routes';

/* The newest posts as JSON Feed 1.1. */

export const dynamic = 'force-static';

export function GET() {
  const source = siteSource();
  const feed = toFeed(loadContent(), source);
  return Response.json(toJsonFeed(feed, source.address(machineFiles.jsonFeed)));
}
