import { absoluteUrl, site } from '@/lib/site';
import { pagesOfSite } from '@/lib/site/content';
import type { Source } from '@/lib/seo/source';

/** The input of feeds, JSON-LD and the other outputs. */
export const siteSource = (): Source => ({ site, pages: pagesOfSite(), url: absoluteUrl });
