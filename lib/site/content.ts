import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findErrors } from '../check/content';
import { checkDataFiles } from '../check/data-files';
import { pagePicture } from '../content/find-picture';
import {
  loadContent,
  type Content,
  type LoadedContent,
  type LoadOptions,
} from '../content/load-content';
import type { ShownPicture } from '../content/picture';
import { ContentError, formatProblems, type Problem } from '../content/problem';
import { site, writtenSite } from '.';
import { cacheDirectory, siteDirectory } from './directory';
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
 * All published content. `npm run dev` also prints errors that do not prevent rendering.
 * @throws ContentError if files of `data/` or `content/` are unusable
 */
export function siteContent(options: Partial<LoadOptions> = {}): Content {
  malformed ??= checkDataFiles(writtenSite);
  const loaded = loadSiteContent(options);
  const unusable = [...malformed, ...loaded.problems];
  if (unusable.length > 0) throw new ContentError(unusable);
  if (process.env.NODE_ENV === 'development') {
    const errors = findErrors(writtenSite, options.root ?? siteDirectory, loaded);
    print(formatProblems([...errors, ...loaded.draftProblems]));
  }
  return loaded.content;
}

/** What `npm run dev` printed last. Several processes of Next load the content, each more than once. */
export const printedFile = path.join(cacheDirectory, 'printed.txt');

/** Prints problems only when they change. */
function print(problems: string) {
  if (existsSync(printedFile) && readFileSync(printedFile, 'utf8') === problems) return;
  mkdirSync(cacheDirectory, { recursive: true });
  writeFileSync(printedFile, problems);
  if (problems !== '') console.warn(problems);
}

/** The enabled parts of the site. */
export const pagesOfSite = (): SitePages => sitePages(site.settings, siteContent());

/** The owner's portrait, if there is one. */
export function sitePortrait(): { picture: ShownPicture; alt: string } | undefined {
  const { portrait } = site.owner;
  return portrait && { picture: pagePicture(siteDirectory, portrait.src), alt: portrait.alt };
}
