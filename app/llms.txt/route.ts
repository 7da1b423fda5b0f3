import { siteContent } from '../content';
import { toLlmsText } from '@/lib/seo/llms';
import { siteSource } from '../source';

/* A guide to the site for language models. */

export const dynamic = 'force-static';

export function GET() {
  return new Response(toLlmsText(siteContent(), siteSource()));
}
