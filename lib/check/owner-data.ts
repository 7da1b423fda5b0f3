import type { z } from 'zod';
import type { Strings } from '@/data/strings';
import { buildDay } from '../dates';
import { ownerOf, type Owner } from '../resume/owner';
import { readResume } from '../resume/read-resume';
import type { Resume } from '../resume/resume';
import {
  navigationSchema,
  settingsSchema,
  themeSchema,
  timelineSchema,
  toolkitSchema,
} from '../schema';

/** What each TypeScript file of `data/` must hold, by the name that it exports. */
export const siteSchemas = {
  settings: settingsSchema,
  navigation: navigationSchema,
  timeline: timelineSchema,
  toolkit: toolkitSchema,
  theme: themeSchema,
};

type Written = {
  [Part in keyof typeof siteSchemas]: Readonly<z.output<(typeof siteSchemas)[Part]>>;
} & { strings: Strings };

/** What the files of `data/` export. A file with errors may export anything. */
type OwnerData = Written & {
  /** The parsed data/resume.json. */
  resumeFile: unknown;
};

/** Everything in `data/`, as pages show it. */
export type Site = OwnerData & { resume: Resume; owner: Owner };

/** Makes a site from the files of `data/`. */
export function readSite(files: OwnerData): Site {
  const resume = readResume(files.resumeFile);
  // A file with errors may export nothing.
  const settings = files.settings ?? { language: 'en', timeZone: 'UTC' };
  return { ...files, resume, owner: ownerOf(resume, settings, buildDay()) };
}
