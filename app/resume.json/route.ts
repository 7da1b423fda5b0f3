import { outputFiles } from '@/lib/urls';
import { cvSource, resumeJson } from '../cv';

/* The résumé without private facts, with what the content adds to it. */

export const dynamic = 'force-static';

export const GET = () => new Response(resumeJson(cvSource().resume, outputFiles.resume));
