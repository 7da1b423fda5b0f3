import { publishedResume } from '@/lib/resume/published-resume';
import { absoluteUrl, site } from '@/lib/site';

/* The résumé, without what is private. */

export const dynamic = 'force-static';

export function GET() {
  const { resume, settings } = site;
  const json = JSON.stringify(publishedResume(resume, settings.publish, absoluteUrl), null, 2);
  return new Response(`${json}\n`);
}
