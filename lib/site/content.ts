import { checkDataFiles } from '../check/data-files';
import { pageImage } from '../images/find-image';
import { loadContent, type LoadedContent, type LoadOptions } from '../content/load-content';
import type { Content } from '../content/model';
import type { ShownImage } from '../images/image';
import { ContentError, type Problem } from '../content/problem';
import { site } from '.';
import { siteDirectory } from './directory';
import { loadOptions } from './load-options';
import { sitePages, type SitePages } from './pages';

/* Loads the content of the site for `app/`, `build/` and `scripts/`. */

const siteOptions = loadOptions(site, siteDirectory);

/** The words that rendering Markdown adds. */
export const markdownWords = siteOptions.words;

/** Loads the content of the site and all of its problems: see {@link loadContent}. */
export const loadSiteContent = (options: Partial<LoadOptions> = {}): LoadedContent =>
  loadContent({ ...siteOptions, ...options });

let malformed: Problem[] | undefined;

/**
 * All published content. `npm run dev` goes on without what is unusable, which scripts/dev.ts reports.
 * @throws ContentError in a build, if files of `data/` or `content/` are unusable
 */
export function siteContent(options: Partial<LoadOptions> = {}): Content {
  const loaded = loadSiteContent(options);
  if (process.env.NODE_ENV === 'development') return loaded.content;
  malformed ??= checkDataFiles(site);
  const unusable = [...malformed, ...loaded.problems];
  if (unusable.length > 0) throw new ContentError(unusable);
  return loaded.content;
}

/** The enabled parts of the site. */
export const pagesOfSite = (): SitePages => sitePages(site.settings, siteContent());

/** The owner's portrait, if there is one. */
export function sitePortrait(): { image: ShownImage; alt: string } | undefined {
  const { portrait } = site.owner;
  return portrait && { image: pageImage(siteDirectory, portrait.src), alt: portrait.alt };
}
