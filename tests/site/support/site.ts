import { siteContent } from '@/app/content';
import { siteSections } from '@/app/sections';

/* The site under test. */

export const content = siteContent();

/** Which sections the site has. */
export const sections = siteSections();
