// With `* as`, an export that is missing is undefined, which the checks report.
import * as careerFile from '@site/career';
import * as navigationFile from '@site/navigation';
import * as ownerFile from '@site/owner';
import * as settingsFile from '@site/site';
import * as themeFile from '@site/theme';
import * as timelineFile from '@site/timeline';
import * as toolkitFile from '@site/toolkit';
import * as wordsFile from '@site/words';
import { withBasePath } from '../base-path';
import { readSite } from './read-site';

export type { Site } from './read-site';

/*
 * With words.ts, the only module of lib/ that imports the site's data. `@site/` is the `data/` folder of the repository, or
 * of the site that SITE points to (scripts/run.mjs). Other modules get their data as arguments.
 */

export const {
  /** The site as pages show it. */
  site,
  /** The unprocessed contents of `data/`, for checks. */
  written: writtenSite,
} = readSite({
  owner: ownerFile.owner,
  settings: settingsFile.settings,
  words: wordsFile,
  navigation: navigationFile.navigation,
  career: careerFile.career,
  timeline: timelineFile.timeline,
  toolkit: toolkitFile.toolkit,
  theme: themeFile.theme,
});

export const {
  /** The settings, with the owner's facts filled in. */
  settings,
  /** The words of the interface for server components. Client components use words.ts. */
  words,
} = site;

/**
 * The absolute URL of a page or file.
 * @param path path below the base path, beginning with a slash
 */
export const absoluteUrl = (path: string): string => `${site.owner.siteUrl}${withBasePath(path)}`;
