import { siteContent } from '@/lib/site/content';
import { toAtom } from '@/lib/outputs/feed/atom';
import { toFeed } from '@/lib/outputs/feed/feed';
import { siteSource } from '../source';
import { outputFiles } from '@/lib/urls';

/* The newest posts as Atom 1.0. */

export const dynamic = 'force-static';

export function GET() {
  const source = siteSource();
  const feed = toFeed(siteContent(), source);
  return new Response(toAtom(feed, source.url(outputFiles.atom)), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
