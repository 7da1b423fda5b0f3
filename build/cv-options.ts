import type { CvOptions } from '@/lib/cv/build-cv';
import { absoluteUrl, site } from '@/lib/site';
import { siteContent } from '@/lib/site/content';
import { pageRoute } from '@/lib/urls';

/** What the CV is made from, with links to the pages of projects. */
export const cvOptions = (): CvOptions => ({
  ...site,
  siteUrl: absoluteUrl(''),
  projectUrls: new Map(
    siteContent().projects.flatMap(({ resume, slug }) =>
      resume ? [[resume, absoluteUrl(pageRoute(slug))]] : [],
    ),
  ),
});
