import { career as writtenCareer } from '@site/career';
import { navigation } from '@site/navigation';
import { owner } from '@site/owner';
import { settings as siteSettings } from '@site/site';
import { theme } from '@site/theme';
import { timeline } from '@site/timeline';
import { toolkit } from '@site/toolkit';
import * as siteWords from '@site/words';
import { withBasePath } from '../base-path';
import { buildDay } from '../dates';
import { careerOn } from '../career/availability';
import { fillAll, ownerFacts } from './fill';
import { careerSchema } from './schemas/career';
import type {
  Career,
  Navigation,
  Owner,
  SiteSettings,
  Theme,
  TimelineYear,
  ToolkitGroup,
  Words,
} from './types';

/*
 * The only module that imports the site's data. `@site/` is the `data/` folder of the repository, or
 * of the site that SITE points to (scripts/run.mjs). Other modules get their data as arguments.
 */

/** Everything in `data/`. */
export interface Site {
  owner: Owner;
  settings: SiteSettings;
  /** With placeholders such as `{name}` filled in. */
  words: Words;
  navigation: Navigation;
  career: Career;
  timeline: readonly TimelineYear[];
  toolkit: readonly ToolkitGroup[];
  theme: Theme;
}

// Parsing adds empty lists for omitted ones. The checks report what the schema rejects.
const { data: career } = careerSchema.safeParse(writtenCareer);

// Node adds `default` to modules in a folder without `"type": "module"`.
const writtenWords = Object.fromEntries(
  Object.entries(siteWords).filter(([name]) => !/^(default|module\.exports)$/.test(name)),
) as Words;

const noCareer: Career = {
  ...{ updatedOn: '', summary: '', positions: [], projects: [], education: [], volunteering: [] },
  ...{ skillGroups: [], languages: [] },
};

/** The unprocessed contents of `data/`, for checks. */
export const writtenSite: Site = {
  ...{ owner, navigation, timeline, toolkit, theme },
  career: career ?? (writtenCareer as Career),
  settings: siteSettings,
  words: writtenWords,
};

const facts = Object.fromEntries(ownerFacts.map((name) => [name, owner[name]]));

/** The settings, with the owner's facts filled in. */
export const settings: SiteSettings = fillAll(siteSettings, facts);

/** The words of the interface for server components. Client components use words.ts. */
export const words: Words = fillAll(writtenWords, facts);

/** The site, without an availability that has expired. */
export const site: Site = {
  owner,
  settings,
  words,
  navigation,
  career: careerOn(career ?? noCareer, buildDay()),
  timeline,
  toolkit,
  theme,
};

/**
 * The absolute URL of a page or file.
 * @param path path below the base path, beginning with a slash
 */
export const absoluteUrl = (path: string): string => `${owner.siteUrl}${withBasePath(path)}`;
