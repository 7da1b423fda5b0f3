import { settings } from '@/data/site';
import { publishedResume } from '@/lib/resume/published-resume';
import { absoluteUrl, resume } from '../owner';

/* The résumé without private facts. */

export const dynamic = 'force-static';

export function GET() {
  const json = JSON.stringify(publishedResume(resume, settings.publish, absoluteUrl), null, 2);
  return new Response(`${json}\n`);
}
