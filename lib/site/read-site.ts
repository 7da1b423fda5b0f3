import type { z } from 'zod';
import { careerOn } from '../career/availability';
import { buildDay } from '../dates';
import { fillAll, ownerFacts } from './fill';
import { siteSchemas } from './schemas';
import { noEntries } from './schemas/career';
import type { Career, CareerData, Owner, Words } from './types';

/** Everything in `data/`. For pages, placeholders such as `{name}` are filled in. */
export type Site = {
  [Part in keyof typeof siteSchemas]: Readonly<z.output<(typeof siteSchemas)[Part]>>;
};

/** What the files of `data/` export. A file with errors may export anything. */
export type SiteData = Omit<Site, 'career' | 'words'> & { career: CareerData; words: object };

/**
 * Makes a site from the files of `data/`.
 * @returns `written`, as the checks need it, and `site`, as pages show it: with the owner's facts filled
 *   in, and without an availability that has expired
 */
export function readSite(files: SiteData): { written: Site; site: Site } {
  // Parsing adds empty lists for omitted ones. The checks report what the schema rejects.
  const { data: career } = siteSchemas.career.safeParse(files.career);
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
