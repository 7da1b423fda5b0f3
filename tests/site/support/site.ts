import { siteContent, siteSections } from '@/app/content';

/* The site under test. */

export const content = siteContent();

/** Which sections the site has. */
export const sections = siteSections();
