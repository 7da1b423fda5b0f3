import { settings } from '@/data/site';
import { careerOf } from '@/lib/content/career';
import { currentLanguage } from '@/lib/languages/languages';
import { publishedResume } from '@/lib/resume/published-resume';
import { siteContent } from '../content';
import { absoluteSiteUrl, absoluteUrl, resume } from '../owner';

/* The résumé without private facts, with what the content adds to it. */

export const dynamic = 'force-static';

export function GET() {
  const career = careerOf(resume, siteContent(), absoluteUrl);
  const published = publishedResume(career.resume, settings.publish, {
    url: absoluteUrl('/resume.json'),
    language: currentLanguage,
    imageUrl: absoluteSiteUrl,
  });
  const json = JSON.stringify(published, null, 2);
  return new Response(`${json}\n`);
}
