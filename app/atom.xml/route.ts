import { loadContent } from '@/lib/content/load-content';
import { toAtom } from '@/lib/outputs/feed/atom';
import { toFeed } from '@/lib/outputs/feed/feed';
import { siteSource } from '@/lib/outputs/source';
import { machineFiles } from '@/lib/urls';

/* The newest posts as Atom 1.0. */

export const dynamic = 'force-static';

export function GET() {
  const source = siteSource();
  const feed = toFeed(loadContent(), source);
  return new Response(toAtom(feed, source.address(machineFiles.atom)), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
