import { navigation } from '@/data/navigation';
import resumeFile from '@/data/resume.json';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { timeline } from '@/data/timeline';
import { toolkit } from '@/data/toolkit';
import { withBasePath } from '../base-path';
import { readSite } from './read-site';

export type { Site } from './read-site';

/** The site as pages show it. */
export const site = readSite({
  resumeFile,
  settings,
  navigation,
  timeline,
  toolkit,
  theme,
  strings,
});

/** The facts about the owner. */
export const { owner } = site;

export { settings };

/**
 * The absolute URL of a page or file.
 * @param path path below the base path, beginning with a slash
 */
export const absoluteUrl = (path: string): string => `${owner.url}${withBasePath(path)}`;
