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
 * The one place where the engine gets the site from. `@site/` is the `data/` folder of the repository,
 * or of the site that SITE names (scripts/run.mjs). Everything else takes what it needs as arguments.
 */

/** All that an owner writes in `data/`. */
export interface Site {
  owner: Owner;
  settings: SiteSettings;
  /** With the owner's facts in place of `{name}` and the like. */
  words: Words;
  navigation: Navigation;
  career: Career;
  timeline: readonly TimelineYear[];
  toolkit: readonly ToolkitGroup[];
  theme: Theme;
}

// Fills in the lists that are left out. What the schema refuses is reported by the checks.
const { data: career } = careerSchema.safeParse(writtenCareer);

// Node adds `default` to what it imports from a folder without `"type": "module"`.
const writtenWords = Object.fromEntries(
  Object.entries(siteWords).filter(([name]) => !/^(default|module\.exports)$/.test(name)),
) as Words;

const noCareer: Career = {
  ...{ updatedOn: '', summary: '', positions: [], projects: [], education: [], volunteering: [] },
  ...{ skillGroups: [], languages: [] },
};

/** What `data/` holds as it is written, for checks. */
export const writtenSite: Site = {
  ...{ owner, navigation, timeline, toolkit, theme },
  career: career ?? (writtenCareer as Career),
  settings: siteSettings,
  words: writtenWords,
};

const facts = Object.fromEntries(ownerFacts.map((name) => [name, owner[name]]));

/** The settings, with the owner's facts filled in. */
export const settings: SiteSettings = fillAll(siteSettings, facts);

/** The words of the interface, for what is rendered in the build. See words.ts for the browser. */
export const words: Words = fillAll(writtenWords, facts);

/** The site; its statement of availability is left out once it has run out. */
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
 * The URL of a page or file, for readers outside the site.
 * @param path below the base path, beginning with a slash
 */
export const absoluteUrl = (path: string): string => `${owner.siteUrl}${withBasePath(path)}`;
