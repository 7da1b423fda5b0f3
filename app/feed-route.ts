import { toFeed, type Feed } from '@/lib/feeds/feed';
import { siteContent } from '@/lib/site/content';
import { siteSource } from './source';

/**
 * Answers with the newest posts.
 * @param format writes a feed; it gets its absolute URL, too
 * @param path its path below the base path
 */
export const feedRoute = (format: (feed: Feed, url: string) => string, path: string) => () => {
  const source = siteSource();
  return new Response(format(toFeed(siteContent(), source), source.url(path)));
};
