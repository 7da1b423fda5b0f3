import { toResume } from '@/lib/outputs/resume';
import { siteSource } from '@/lib/outputs/source';

/* The career as JSON Resume. */

export const dynamic = 'force-static';

export function GET() {
  const { owner, career, address } = siteSource();
  const json = JSON.stringify(toResume(owner, career, address), null, 2);
  return new Response(`${json}\n`, { headers: { 'content-type': 'application/json' } });
}
