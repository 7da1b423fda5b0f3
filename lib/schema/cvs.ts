import { z } from 'zod';
import { sectionNames } from '../cv/sections';
import { slugPattern } from '../urls';
import { checked, flag, line, text, wholeNumber } from './fields';

/** The papers of the CV. */
export const cvPaper = z.enum(['a4', 'letter']);

export type CvPaper = z.input<typeof cvPaper>;

export const sectionName = z.enum(sectionNames);

/** Names of languages, such as `fr`, and `letter` end the names of files. */
const isTaken = (name: string) =>
  name === 'letter' ||
  (/^[a-z]{2,3}(-[a-z]{2})?$/.test(name) &&
    new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(name) !== undefined);

const name = checked(
  'a name for files, such as front-end; neither "letter" nor a language',
  (name) => slugPattern.test(name) && !isTaken(name),
);

const term = line('the name of an entry of the résumé, or a keyword');

const count = wholeNumber('a number of highlights from 0', 0);

const cvVariant = z.strictObject({
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
  sections: z.array(sectionName).min(1, { error: 'at least one section' }).optional(),
  /** Names or keywords of entries that come first in their sections, in this order. */
  first: z.array(term).optional(),
  /** Entries of which only the line stays; of a group of skills, three. */
  shorten: z.array(term).optional(),
  /** Entries that are left out. A keyword of a group of skills leaves out this skill alone. */
  leaveOut: z.array(term).optional(),
  /** How many highlights each entry has at most: a number for all, or numbers by name or keyword. */
  highlights: z
    .union([count, z.record(z.string(), count)], { error: 'numbers of highlights from 0' })
    .optional(),
  /** How many pages it has at most. */
  pages: z.literal([1, 2]).optional(),
});

/** The variants of the CV in `data/cvs.ts`, each for one kind of job. What they do not mention is as in the résumé. */
export const cvsSchema = z.array(cvVariant);

export type CvVariant = z.input<typeof cvVariant>;
