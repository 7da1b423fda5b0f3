import type { Career } from '../cv/sections';
import type { Resume } from '../resume/resume';
import type { Content } from './load';

/**
 * The résumé with what the content adds to it, such as links from its entries to the pages about them. The CV, the about
 * page and the published résumé show the result.
 * @param urlOf returns the URL of a path: an absolute one for files, the path itself for pages of the site
 */
export const careerOf = (
  resume: Resume,
  content: Content,
  urlOf: (path: string) => string,
): Career => ({
  resume,
  pageUrls: new Map(
    content.projects.flatMap(({ resume: name, path }) =>
      name ? [[name, urlOf(path)] as const] : [],
    ),
  ),
});
