import { loadContent } from '@/lib/content/load-content';
import { toLlmsText } from '@/lib/outputs/llms';
import { siteSource } from '@/lib/outputs/source';

/* A guide to the site for language models. */

export const dynamic = 'force-static';

export function GET() {
  const { owner, career, address } = siteSource();
  return new Response(toLlmsText(owner, career, loadContent(), address), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
