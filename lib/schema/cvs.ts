import { z } from 'zod';
import { sectionNames } from '../resume/sections';
import { latinSlug } from '../slugs';
import { slugPattern } from '../urls';
import { checked, flag, line, text, wholeNumber } from './fields';

/** Names of languages, such as `fr`, and `letter` end the names of files. */
const isTaken = (name: string) =>
  name === 'letter' ||
  (/^[a-z]{2,3}(-[a-z]{2})?$/.test(name) &&
    new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(name) !== undefined);

const name = checked(
  'a name for files, such as front-end; neither "letter" nor a language',
  (written) => slugPattern.test(written) && !isTaken(written),
  latinSlug,
);

const NAMES = 'names of entries of the résumé, or keywords that entries carry, such as ["React"]';

const names = z.array(line('the name of an entry, or a keyword'), { error: NAMES });

const count = wholeNumber('a number of highlights from 0', 0);

const variant = z.strictObject({
  /** Part of the names of its files: `john-doe-cv-front-end.pdf`. */
  name,
  /** What the CV is for. The about page shows it if the variant is listed. */
  label: line('what the CV is for, such as "Front-end development"'),
  /** Whether the about page offers it. By default, only the owner gets it, in out-cvs/. */
  listed: flag().optional(),
  /** Replaces fields of `basics` of the résumé. */
  basics: z
    .strictObject({
      label: line('the job title').optional(),
      summary: text('who the owner is, in two or three sentences').optional(),
    })
    .optional(),
  /** The sections to show, in order. By default those of the CV. */
  sections: z
    .array(z.enum(sectionNames, { error: `one of: ${sectionNames.join(', ')}` }), {
      error: 'a list of sections',
    })
    .min(1, { error: 'at least one section' })
    .optional(),
  /** Entries that come first in their sections, in this order. */
  first: names.optional(),
  /** Entries of which only the first lines stay. */
  shorten: names.optional(),
  /** Entries that are left out. A keyword of a group of skills leaves out this skill alone. */
  leaveOut: names.optional(),
  /** How many highlights each entry has at most: a number for all, or numbers by name or keyword. */
  highlights: z
    .union([count, z.record(z.string(), count)], {
      error: 'a number from 0, or numbers by name, such as { Maskott: 3 }',
    })
    .optional(),
  /** How many pages it has at most. */
  pages: z.union([z.literal(1), z.literal(2)], { error: '1 or 2' }).optional(),
});

/** The schema of `data/cvs.ts`. */
export const cvsSchema = z.array(variant, { error: 'a list of CVs, which may be empty' });

/** A CV for one kind of job. What it does not mention is as in the résumé. */
export type CvVariant = z.infer<typeof variant>;
