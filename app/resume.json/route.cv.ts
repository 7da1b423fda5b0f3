import { toResume } from '@/lib/outputs/resume';
import { siteContent } from '@/lib/site/content';
import { siteSource } from '../source';

/* The career as JSON Resume. */

export const dynamic = 'force-static';

export function GET() {
  const json = JSON.stringify(toResume(siteContent(), siteSource()), null, 2);
  return new Response(`${json}\n`);
}
