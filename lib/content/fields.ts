import { z } from 'zod';
import { toIsoDate, toWrittenDate } from '../dates';
import { aliasSchema, line } from '../schema';
import { groupSlug } from '../slugs';
import { explainDay } from './explain-day';

/* Fields of front matter that several kinds share. Each message completes "expected …" in a report. */

/** A truth value. */
export const flag = (expected: string) => z.boolean({ error: expected });

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

const IMAGE = /^(?!\/\/|[a-z][a-z0-9+.-]*:)[^\s\\?#]+\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** The URL of an image of the site: in `public/`, or relative to the folder of the file. */
export const image = (expected: string) =>
  line(expected).superRefine((url, { addIssue }) => {
    if (url === '' || IMAGE.test(url)) return;
    const params = { fix: fixOfImage(url) };
    addIssue({ code: 'custom', message: expected, input: url, params });
  });

function fixOfImage(url: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) {
    return 'save the image in public/images/, and write /images/ and its name: pages load nothing from other hosts';
  }
  if (!/\.(svg|png|jpe?g|webp|avif|gif)$/i.test(url)) {
    return 'save the image as jpg, png, webp, avif, gif or svg, and write its name with that ending';
  }
  const path = url.replaceAll('\\', '/').replace(/^(\.?\/?public|\.)\//, '/');
  const better = path.replaceAll(/[\s?#]+/g, '-');
  return better === path ? `write ${path}` : `rename the file, and write ${better}`;
}

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
  aliases: z.array(aliasSchema, { error: 'a list of paths that this page had before' }).optional(),
  draft: flag('true or false').default(false),
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
