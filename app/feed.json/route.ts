import { loadContent } from '@/lib/content/load-content';
import { toFeed } from '@/lib/outputs/feed/feed';
import { toJsonFeed } from '@/lib/outputs/feed/json-feed';
import { siteSource } from '@/lib/outputs/source';
import { machineFiles } from '@/lib/urls';

/* The newest posts as JSON Feed 1.1. */

export const dynamic = 'force-static';

export function GET() {
  const source = siteSource();
  const feed = toFeed(loadContent(), source);
  return Response.json(toJsonFeed(feed, source.address(machineFiles.jsonFeed)));
}
