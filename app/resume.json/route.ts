import { toResume } from '@/lib/outputs/resume';
import { siteSource } from '../source';

/* The career as JSON Resume. */

export const dynamic = 'force-static';

export function GET() {
  const json = JSON.stringify(toResume(siteSource()), null, 2);
  return new Response(`${json}\n`, { headers: { 'content-type': 'application/json' } });
}
