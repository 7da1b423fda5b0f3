import { siteContent } from '@/lib/site/content';
import { toFeed } from '@/lib/outputs/feed/feed';
import { toJsonFeed } from '@/lib/outputs/feed/json-feed';
import { siteSource } from '../source';
import { outputFiles } from '@/lib/urls';

/* The newest posts as JSON Feed 1.1. */

export const dynamic = 'force-static';

export function GET() {
  const source = siteSource();
  const feed = toFeed(siteContent(), source);
  return Response.json(toJsonFeed(feed, source.url(outputFiles.jsonFeed)));
}
