import { absoluteUrl, site } from '@/lib/site';
import { pagesOfSite } from '@/lib/site/content';
import type { Source } from '@/lib/outputs/source';

/** What feeds, JSON-LD and other outputs are made from. */
export const siteSource = (): Source => ({ site, pages: pagesOfSite(), url: absoluteUrl });
