import {
  loadContent,
  readContent,
  type Content,
  type ContentReport,
  type LoadOptions,
} from '../content/load-content';
import { cvFile, cvPapers, type CvFile } from '../outputs/cv-file';
import { pagePicture } from '../content/find-picture';
import type { ShownPicture } from '../content/picture';
import { ContentError, type Problem } from '../content/problem';
import { checkDataFiles } from '../check/data-files';
import { site, writtenSite } from '.';
import { siteDirectory } from './directory';
import { sitePages, type SitePages } from './pages';

/*
 * The content of the site, for `app/`, `build/` and `scripts/`. All of it throws a ContentError while
 * a file of `data/` is not of the form that the engine expects.
 */

let malformed: Problem[] | undefined;

function withSite(options: Partial<LoadOptions>): LoadOptions {
  malformed ??= checkDataFiles(writtenSite);
  if (malformed.length > 0) throw new ContentError(malformed);
  return { root: siteDirectory, career: site.career, ...options };
}

/** Everything that is published; see {@link loadContent}. */
export const siteContent = (options: Partial<LoadOptions> = {}): Content =>
  loadContent(withSite(options));

/** The same with every error in it; see {@link readContent}. */
export const readSiteContent = (options: Partial<LoadOptions> = {}): ContentReport =>
  readContent(withSite(options));

/** The parts of the site that there are. */
export const pagesOfSite = (): SitePages => sitePages(site.settings, siteContent());

/** The owner's portrait, if there is one. */
export function sitePortrait(): { picture: ShownPicture; alt: string } | undefined {
  const { portrait } = site.owner;
  return portrait && { picture: pagePicture(siteDirectory, portrait.src), alt: portrait.alt };
}

/** The files of the CV, the main one first; none where the CV is switched off. */
export const siteCvFiles = (): CvFile[] =>
  site.settings.pages.cv ? cvPapers.map((paper) => cvFile(paper, site.owner.name)) : [];
