import { toJsonFeed } from '@/lib/feeds/json-feed';
import { outputFiles } from '@/lib/urls';
import { feedRoute } from '../feed-route';

/* The newest posts as JSON Feed 1.1. */

export const dynamic = 'force-static';

export const GET = feedRoute(
  (feed, url) => JSON.stringify(toJsonFeed(feed, url)),
  outputFiles.jsonFeed,
);
