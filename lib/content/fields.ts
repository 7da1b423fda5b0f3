import { z } from 'zod';
import { toIsoDate, toWrittenDate } from '../dates';
import { explainDay } from './explain-day';
import { alias, flag, line } from '../fields';
import { groupSlug } from '../slugs';

/* Fields of front matter alone. Each message completes "expected …" in a report. */

/** A day as DD-MM-YYYY or YYYY-MM-DD. The result has the first form. */
export const day = (expected: string) =>
  z.string({ error: expected }).transform((written, { issues }) => {
    const iso = toIsoDate(written);
    if (iso) return toWrittenDate(iso);
    issues.push({ code: 'custom', message: expected, input: written, params: explainDay(written) });
    return z.NEVER;
  });

/** The day of the last change of a page. */
export const changeDay = day('the day of the last change, such as 15-01-2024 or 2024-01-15');

/** A tag. */
export const tag = line('a tag in words').refine((name) => !/[、，]/.test(name), {
  error: 'tags with "," between them, in place of the comma of Chinese or Japanese',
});

/** The name of a tag or series of posts, whose page needs a slug. */
export const groupName = (name: z.ZodString) =>
  name.refine((name) => name === '' || groupSlug(name) !== '', {
    error:
      'a name with a letter or digit; without any from a to z, a short one, as its URL becomes long',
  });

/** Fields of every kind. */
export const common = {
  title: line('a title'),
  aliases: z.array(alias, { error: 'a list of paths that this page had before' }).optional(),
  draft: flag().default(false),
};

/** Fields that depend on each other are checked whatever else is wrong with a file. */
export const isObject = ({ value }: { value: unknown }) =>
  typeof value === 'object' && value !== null;

/** Checks that an image has its description, and a description its image. */
export function checkDescribed(
  frontMatter: Readonly<Record<string, unknown>>,
  image: string,
  alt: string,
  { addIssue }: { addIssue: (issue: z.core.$ZodRawIssue) => void },
) {
  const report = (field: string, message: string) =>
    addIssue({ code: 'custom', path: [field], input: undefined, message });
  if (frontMatter[image] && frontMatter[alt] === undefined) report(alt, IMAGE_ALT);
  if (frontMatter[alt] && frontMatter[image] === undefined) {
    report(image, `the image that "${alt}" describes`);
  }
}

/** What a description of an image must be. */
export const IMAGE_ALT = 'a description of the image for those who cannot see it';
