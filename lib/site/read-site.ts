import { careerOn } from '../career/availability';
import { buildDay } from '../dates';
import { fillAll, ownerFacts } from './fill';
import { careerSchema, noEntries } from './schemas/career';
import type {
  Career,
  CareerData,
  Navigation,
  Owner,
  SiteSettings,
  Theme,
  TimelineYear,
  ToolkitGroup,
  Words,
} from './types';

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

/** What the files of `data/` export. A file with errors may export anything. */
export type SiteData = Omit<Site, 'career' | 'words'> & { career: CareerData; words: object };

/**
 * Makes a site from the files of `data/`.
 * @returns `written`, as the checks need it, and `site`, as pages show it: with the owner's facts filled
 *   in, and without an availability that has expired
 */
export function readSite(files: SiteData): { written: Site; site: Site } {
  // Parsing adds empty lists for omitted ones. The checks report what the schema rejects.
  const { data: career } = careerSchema.safeParse(files.career);
  // Node adds `default` to modules in a folder without `"type": "module"`.
  const words = Object.fromEntries(
    Object.entries(files.words).filter(([name]) => !/^(default|module\.exports)$/.test(name)),
  ) as Words;
  const owner = files.owner as Partial<Owner> | undefined | null;
  const facts = Object.fromEntries(ownerFacts.map((name) => [name, owner?.[name] ?? '']));
  return {
    written: { ...files, words, career: career ?? (files.career as Career) },
    site: {
      ...files,
      words: fillAll(words, facts),
      settings: fillAll(files.settings, facts),
      career: careerOn(career ?? { updatedOn: '', summary: '', ...noEntries }, buildDay()),
    },
  };
}
