import { siteContent, siteFeatures } from '@/app/content';

/* The site under test. */

export const content = siteContent();

/** Which features the site has. */
export const features = siteFeatures();
