import { z } from 'zod';
import { toIsoDate, toWrittenDate } from '../dates';
import { parsePeriod } from '../resume/periods';
import { explainDay } from './explain-day';
import { groupSlug } from '../slugs';
import {
  aliasSchema,
  httpsUrl,
  line,
  listOf,
  matching,
  pictureUrl,
  text,
  twoColors,
} from '../schema';

/*
 * Every field that a content file may have, and what it must hold. Each message completes
 * "expected …" in the report of an error.
 */

const DESCRIPTION = 'a description of the picture for those who cannot see it';

const place = (expected: string) => z.int({ error: expected }).min(1, { error: expected });

const picture = (expected: string) =>
  pictureUrl(expected, /^\/(?!\/)\S+\.(svg|png|jpe?g|webp|avif)$/i);

const COVER = /^(?!\/\/|[a-z][a-z0-9+.-]*:)[^\s\\?#]+\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** A day in either form, which becomes DD-MM-YYYY. */
const day = (expected: string) =>
  z.string({ error: expected }).transform((written, { issues }) => {
    const iso = toIsoDate(written);
    if (iso) return toWrittenDate(iso);
    issues.push({ code: 'custom', message: expected, input: written, params: explainDay(written) });
    return z.NEVER;
  });

const changeDay = day('the day of the last change, such as 15-01-2024 or 2024-01-15');

const TAGS = 'a list of tags, at least one';

const oneTag = line('a tag in words').refine((name) => !/[、，]/.test(name), {
  error: 'tags with "," between them, in place of the comma of Chinese or Japanese',
});

/** The name of a tag or series of posts, whose page needs a slug. */
const groupName = (name: z.ZodString) =>
  name.refine((name) => name === '' || groupSlug(name) !== '', {
    error:
      'a name with a letter or digit; without any from a to z, a short one, as its URL becomes long',
  });

export const aliasesSchema = z
  .array(aliasSchema, { error: 'a list of paths that this page had before' })
  .optional();

const flag = (expected: string) => z.boolean({ error: expected });

/** What the field `period` of a project must hold. */
export const PERIOD =
  'a period as 2023, 2018-09/2018-12, or 2022-06/ while it goes on; a list for several';

const periods = z.unknown().transform((written, { issues }) => {
  // YAML reads a year as a number.
  const read = [written].flat().map((one) => parsePeriod(String(one)));
  if (read.length > 0 && read.every((period) => period !== undefined)) return read;
  issues.push({ code: 'custom', message: PERIOD, input: written });
  return z.NEVER;
});

const testimonialSchema = z.strictObject({
  referent: line('the name of the person who is quoted'),
  referentRole: line('what that person does, such as "head of sales"'),
  testimonialText: text('what that person says'),
  referentPictureUrl: picture('a picture in public/, such as /images/referent.svg').optional(),
  linkedInUrl: httpsUrl('a URL that begins with https://').optional(),
  sample: flag('true or false').default(false),
});

const imageSchema = z.strictObject({
  src: picture('a picture in public/, such as /images/projects/my-project/gallery-1.svg'),
  alt: line(DESCRIPTION),
  caption: line('one sentence below the picture'),
});

const linkSchema = z.strictObject({
  label: line('what is there, such as "Source code"'),
  url: httpsUrl('a URL that begins with https://'),
});

/** Fields that depend on each other are checked whatever else is wrong with a file. */
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** Checks that a picture has its description, and a description its picture. */
function checkDescribed<Name extends string>(
  matter: { [Field in Name]?: unknown },
  picture: Name,
  alt: Name,
  { addIssue }: { addIssue: (issue: z.core.$ZodRawIssue) => void },
) {
  const report = (field: string, message: string) =>
    addIssue({ code: 'custom', path: [field], input: undefined, message });
  if (matter[picture] && matter[alt] === undefined) report(alt, DESCRIPTION);
  if (matter[alt] && matter[picture] === undefined) {
    report(picture, `the picture that "${alt}" describes`);
  }
}

/** The front matter of `content/projects/*.md`. */
export const projectSchema = z
  .strictObject({
    title: line('the name of the project'),
    shortTitle: line('a shorter name, for cards').optional(),
    subtitle: line('one line that says what it is'),
    projectType: line('what kind of project it is, such as personal'),
    kind: line('the kind of work, such as internship'),
    /** The name of a job, project or other entry of data/resume.json, whose dates it has. */
    resume: line('the name of an entry of data/resume.json').optional(),
    /** Where the résumé has no entry for it. */
    period: periods.optional(),
    /** The day of the last change of the page, for the sitemap and search engines. */
    updated: changeDay.optional(),
    order: place('a whole number from 1: the place in the list of projects'),
    latest: place(
      'a whole number from 1: the place among the latest projects on the home page',
    ).optional(),
    aliases: aliasesSchema,
    draft: flag('true or false').default(false),
    /** Without a picture, cards show the pattern. */
    pictureUrl: picture(
      'a picture in public/, such as /images/projects/my-project/hero.svg',
    ).optional(),
    imageAlt: line(DESCRIPTION).optional(),
    /** The colours of the pattern, in place of those of the theme. */
    colors: twoColors.optional(),
    tags: listOf(oneTag, TAGS),
    links: z
      .array(linkSchema, { error: 'a list of links, each with a label and a url' })
      .default([]),
    role: line('what the owner was in the project'),
    team: line('who worked on it').optional(),
    constraint: line('what made it hard, in one sentence').optional(),
    decision: line('what was decided, in one sentence').optional(),
    outcome: line('what came of it, in one sentence').optional(),
    contextDescription: text('the context of the project, as Markdown'),
    responsibilities: listOf(line('something the owner did'), 'a list of what the owner did'),
    testimonials: z.array(testimonialSchema, { error: 'a list of testimonials' }).default([]),
    images: z.array(imageSchema, { error: 'a list of pictures' }).default([]),
  })
  .superRefine((matter, context) => checkDescribed(matter, 'pictureUrl', 'imageAlt', context), {
    when: isObject,
  });

/** The front matter of `content/blog/*.md`. */
export const postSchema = z
  .strictObject({
    title: line('the title of the post'),
    date: day('a day, such as 01-12-2023 or 2023-12-01'),
    updated: changeDay.optional(),
    preview: line('one or two sentences'),
    tags: listOf(groupName(oneTag), TAGS)
      .refine((tags) => new Set(tags).size === tags.length, { error: 'each tag once' })
      .default([]),
    series: groupName(line('the name of the series that the post is a part of')).optional(),
    aliases: aliasesSchema,
    draft: flag('true or false').default(false),
    cover: pictureUrl(
      'a picture in public/, such as /images/a.jpg, or beside the post, such as its-id/a.jpg',
      COVER,
      '',
    ).optional(),
    coverAlt: line('a description of the cover for those who cannot see it').optional(),
    canonical: httpsUrl('the https:// URL of the original post').optional(),
  })
  .superRefine(
    (matter, context) => {
      checkDescribed(matter, 'cover', 'coverAlt', context);
      const { date, updated } = matter;
      const [from, to] = [toIsoDate(String(date)), toIsoDate(String(updated))];
      if (!from || !to || to >= from) return;
      const message = `the day of "date", ${date}, or later`;
      context.addIssue({ code: 'custom', path: ['updated'], input: updated, message });
    },
    { when: isObject },
  );

/** The front matter of `content/pages/*.md`. */
export const pageSchema = z.strictObject({
  title: line('the heading of the page'),
  description: line('one or two sentences for search engines'),
  aliases: aliasesSchema,
  draft: flag('true or false').default(false),
  index: flag('true or false: whether search engines are asked to know the page').default(true),
});

export type PageMatter = z.infer<typeof pageSchema>;
export type ProjectMatter = z.infer<typeof projectSchema>;
export type PostMatter = z.infer<typeof postSchema>;
