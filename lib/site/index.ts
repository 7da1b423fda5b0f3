import * as careerFile from '@/data/career';
import * as navigationFile from '@/data/navigation';
import * as ownerFile from '@/data/owner';
import * as settingsFile from '@/data/site';
import * as themeFile from '@/data/theme';
import * as timelineFile from '@/data/timeline';
import { strings } from '@/data/strings';
import * as toolkitFile from '@/data/toolkit';
import { withBasePath } from '../base-path';
import { ownerFacts, readSite } from './read-site';

export type { Site } from './read-site';

export const {
  /** The site as pages show it. */
  site,
  /** The unprocessed contents of `data/`, for checks. */
  written: writtenSite,
} = readSite({
  owner: ownerFile.owner,
  settings: settingsFile.settings,
  navigation: navigationFile.navigation,
  career: careerFile.career,
  timeline: timelineFile.timeline,
  toolkit: toolkitFile.toolkit,
  theme: themeFile.theme,
  strings,
});

export const { settings } = site;

/** The facts of the owner that strings use. */
export const owner = ownerFacts(site.owner);

/**
 * The absolute URL of a page or file.
 * @param path path below the base path, beginning with a slash
 */
export const absoluteUrl = (path: string): string => `${site.owner.siteUrl}${withBasePath(path)}`;
