import { loadContent } from '@/data/content/load-content';
import { toAtom } from '@/data/machine/feed/atom';
import { toFeed } from '@/data/machine/feed/feed';
import { siteSource } from '@/data/machine/source';
import { machineFiles } from '@/data/routes';

/* The newest posts as Atom 1.0. */

export const dynamic = 'force-static';

export function GET() {
  const source = siteSource();
  const feed = toFeed(loadContent(), source);
  return new Response(toAtom(feed, source.address(machineFiles.atom)), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
