import { loadContent } from '@/data/content/load-content';
import { toLlmsText } from '@/data/machine/llms';
import { siteSource } from '@/data/machine/source';

/* A guide to the site for language models. */

export const dynamic = 'force-static';

export function GET() {
  const { owner, career, address } = siteSource();
  return new Response(toLlmsText(owner, career, loadContent(), address), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
