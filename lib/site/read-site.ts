import type { z } from 'zod';
import type { Strings } from '@/data/strings';
import { careerOn } from '../career/availability';
import { buildDay } from '../dates';
import { siteSchemas } from './schemas';
import { noEntries } from './schemas/career';
import type { Career, CareerData, Owner } from './types';

/** Everything in `data/`. */
export type Site = {
  [Part in keyof typeof siteSchemas]: Readonly<z.output<(typeof siteSchemas)[Part]>>;
} & { strings: Strings };

/** What the files of `data/` export. A file with errors may export anything. */
export type SiteData = Omit<Site, 'career'> & { career: CareerData };

/**
 * Makes a site from the files of `data/`.
 * @returns `written`, as the checks need it, and `site`, as pages show it: without an availability that
 *   has expired
 */
export function readSite(files: SiteData): { written: Site; site: Site } {
  // Parsing adds empty lists for omitted ones. The checks report what the schema rejects.
  const { data: career } = siteSchemas.career.safeParse(files.career);
  return {
    written: { ...files, career: career ?? (files.career as Career) },
    site: {
      ...files,
      career: careerOn(career ?? { updatedOn: '', summary: '', ...noEntries }, buildDay()),
    },
  };
}

/** The facts of the owner that strings use. */
export const ownerFacts = ({ name, role, location }: Owner) => ({
  name,
  label: role,
  place: location,
});
