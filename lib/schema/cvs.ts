import { z } from 'zod';
import { slugPattern } from '../urls';
import { checked, line, text, wholeNumber } from './fields';

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

/** The values of `data/cvs.ts` that the compiler cannot judge. */
export const cvsSchema = z.array(
  z.looseObject({
    name,
    label: line('what the CV is for, such as "Front-end development"'),
    basics: z
      .looseObject({
        label: line('the job title').optional(),
        summary: text('who the owner is, in two or three sentences').optional(),
      })
      .optional(),
    sections: z.array(z.string()).min(1, { error: 'at least one section' }).optional(),
    first: z.array(term).optional(),
    shorten: z.array(term).optional(),
    leaveOut: z.array(term).optional(),
    highlights: z
      .union([count, z.record(z.string(), count)], { error: 'numbers of highlights from 0' })
      .optional(),
  }),
);
