import { findErrors } from '@/lib/check/content';
import type { LoadOptions } from '@/lib/content/load-content';
import { site } from '@/lib/site';
import { loadSiteContent } from '@/lib/site/content';

/** The errors in the content of a site with the `data/` of the fixture site. */
export const contentErrors = (root: string, options: Partial<LoadOptions> = {}) =>
  findErrors(site, root, loadSiteContent({ root, ...options })).filter(({ file }) =>
    file.startsWith('content/'),
  );
