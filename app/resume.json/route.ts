import { careerOf } from '@/lib/content/career';
import { outputFiles } from '@/lib/urls';
import { siteContent } from '../content';
import { resumeJson } from '../cv';
import { absoluteUrl, resume } from '../owner';

/* The résumé without private facts, with what the content adds to it. */

export const dynamic = 'force-static';

export const GET = () =>
  new Response(resumeJson(careerOf(resume, siteContent(), absoluteUrl).resume, outputFiles.resume));
