import { z } from 'zod';
import { toIsoDate } from '../dates';
import { parsePeriod } from '../resume/periods';
import {
  alias,
  day,
  flag,
  httpsUrl,
  image,
  line,
  listOf,
  sentence,
  text,
  twoColors,
  wholeNumber,
} from '../schema/fields';
import { languageTag } from '../schema/site';
import { groupSlug } from '../slugs';
import { written } from '../text';

/* The front matter of each kind of content. Each message completes "expected …" in a diagnostic. */

/** Fields of every kind. */
const common = {
  title: sentence('a title'),
  aliases: z
    .preprocess(
      (input) => (typeof input === 'string' ? [input] : input),
      z.array(alias, { error: 'a list of paths that this page had before, such as [/old-name/]' }),
    )
    .optional(),
  draft: flag().default(false),
  /** In translations: the file of the main language that this one translates, if it has another name. */
  translationOf: line('the name of the translated file, without .md').optional(),
  /** In translations: the fingerprint of the text from which this one was translated. */
  source: line('the fingerprint of the translated text').optional(),
};

const IMAGE_ALT = 'a description of the image for people who cannot see it';

/** The description of an image; pages show none while it has to be written. */
const imageAlt = sentence(IMAGE_ALT).transform(written);

/** The description of a cover, which is empty for decoration. */
const coverAlt = z
  .union([z.literal(''), imageAlt], { error: IMAGE_ALT })
  .meta({ format: 'sentence' });

const TAGS = 'a list of tags, such as [CSS, HTML]';

const tag = line('a tag in words').refine((input) => !input.startsWith('#'), {
  error: 'a tag without #',
});

/** The name of a tag or series. Its page needs a slug. */
const groupName = (name: z.ZodString) =>
  name.refine((name) => groupSlug(name) !== '', {
    error: 'a name with a letter or digit; in scripts other than Latin, a short name',
  });

const uniqueTags = (tags: z.ZodType<string[]>) =>
  tags.refine((names) => new Set(names.map(groupSlug)).size === names.length, {
    error: 'each tag once, in one spelling',
  });

const changeDay = day('the day of the last change, such as 15-01-2024 or 2024-01-15');

/** As `when` of a check across fields, makes zod run it even if other fields have errors. */
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** Checks that an image and its description are given together. */
function checkDescribed(
  frontMatter: Readonly<Record<string, unknown>>,
  image: string,
  alt: string,
  { addIssue }: { addIssue: (issue: z.core.$ZodRawIssue) => void },
) {
  const report = (field: string, other: string, message: string) => {
    const input = frontMatter[field];
    if (!input || frontMatter[other] !== undefined) return;
    addIssue({ code: 'custom', path: [field], input, message: `"${other}" too, ${message}` });
  };
  report(image, alt, IMAGE_ALT);
  report(alt, image, 'the image that it describes');
}

/** The format of `period` in projects. */
export const PERIOD =
  'a period such as 2023, 2018-09/2018-12, or 2022-06/ for one that goes on; a list for several';

const periods = z.unknown().transform((input, { issues }) => {
  // YAML reads a year as a number.
  const read = [input].flat().map((one) => parsePeriod(String(one)));
  if (read.length > 0 && read.every((period) => period !== undefined)) return read;
  issues.push({ code: 'custom', message: PERIOD, input });
  return z.NEVER;
});

const testimonial = z.strictObject({
  /** Without a name, pages show the role alone. */
  referent: line('the name of the person who is quoted').optional(),
  referentRole: sentence('what that person does, such as "head of sales"'),
  testimonialText: text('what that person says').meta({ format: 'sentence' }),
  referentPictureUrl: image('an image, such as /images/referent.svg').optional(),
  linkedInUrl: httpsUrl('a URL that begins with https://').optional(),
  sample: flag().default(false),
});

const galleryImage = z.strictObject({
  src: image('an image, such as /images/projects/my-project/gallery-1.svg'),
  alt: imageAlt,
  caption: sentence('one sentence below the image'),
});

const link = z.strictObject({
  label: line('what is there, such as "Source code"'),
  url: httpsUrl('a URL that begins with https://'),
});

/** The front matter of `content/projects/*.md`. */
export const projectSchema = z
  .strictObject({
    ...common,
    /** Cards show it instead of a long title. */
    shortTitle: sentence('a short name of the project').optional(),
    subtitle: sentence('one line that says what the project is'),
    /** Cards show it before the word "project". */
    projectType: line('a type of project, such as personal'),
    kind: line('the kind of work, such as internship'),
    /** The name of an entry of data/resume.json, such as a job, whose dates the project takes. */
    resume: line('the name of an entry of data/resume.json').optional(),
    /** For projects without an entry in the résumé. */
    period: periods.optional(),
    updated: changeDay.optional(),
    order: wholeNumber('a whole number from 1: the rank in the list of projects', 1),
    latest: wholeNumber(
      'a whole number from 1: the rank among the latest projects on the home page',
      1,
    ).optional(),
    /** Whether the record of the home page has it. A project of a position has no entry of its own. */
    record: flag().default(true),
    /** Without an image, cards show the pattern. */
    pictureUrl: image('an image, such as /images/projects/my-project/hero.svg').optional(),
    imageAlt: imageAlt.optional(),
    /** Pattern colours that replace those of the theme. */
    colors: twoColors.optional(),
    tags: uniqueTags(listOf(tag, TAGS)),
    links: z
      .array(link, {
        error: 'a list of links, such as [{ label: Source code, url: https://example.com }]',
      })
      .default([]),
    role: sentence('what the owner was in the project'),
    team: sentence('who worked on it').optional(),
    constraint: sentence('what made it hard, in one sentence').optional(),
    decision: sentence('what was decided, in one sentence').optional(),
    outcome: sentence('the result, in one sentence').optional(),
    contextDescription: text('the context of the project, as Markdown').meta({
      format: 'markdown',
    }),
    responsibilities: listOf(sentence('something the owner did'), 'a list of what the owner did'),
    testimonials: z
      .array(testimonial, {
        error: 'a list of testimonials, each with referentRole and testimonialText',
      })
      .default([]),
    images: z
      .array(galleryImage, { error: 'a list of images, each with src, alt and caption' })
      .default([]),
  })
  .superRefine(
    (frontMatter, context) => checkDescribed(frontMatter, 'pictureUrl', 'imageAlt', context),
    { when: isObject },
  );

/** The front matter of `content/blog/*.md`. */
export const postSchema = z
  .strictObject({
    ...common,
    date: day('a day, such as 01-12-2023 or 2023-12-01'),
    updated: changeDay.optional(),
    preview: sentence('one or two sentences'),
    tags: uniqueTags(listOf(groupName(tag), TAGS)).default([]),
    /** Whether it comes first in lists, regardless of its date. */
    pinned: flag('true or false').default(false),
    series: groupName(line('the name of the series that the post is a part of')).optional(),
    image: image(
      'an image in public/, such as /images/a.jpg, or beside the post: its-id/a.jpg',
    ).optional(),
    imageAlt: coverAlt.optional(),
    /** BCP 47 tag, if it is not that of the site. */
    language: languageTag.optional(),
    canonical: httpsUrl('the https:// URL of the original post').optional(),
    /** Where readers discuss the post: a post on Mastodon or Bluesky, a thread on Hacker News and the like. */
    discussion: httpsUrl('the https:// URL of a discussion of the post').optional(),
  })
  .superRefine(
    (frontMatter, context) => {
      checkDescribed(frontMatter, 'image', 'imageAlt', context);
      const { date, updated } = frontMatter;
      const [from, to] = [toIsoDate(String(date)), toIsoDate(String(updated))];
      if (!from || !to || to >= from) return;
      const message = `the day of "date", ${date}, or later`;
      context.addIssue({ code: 'custom', path: ['updated'], input: updated, message });
    },
    { when: isObject },
  );

/** The front matter of `content/pages/*.md`. */
export const pageSchema = z.strictObject({
  ...common,
  summary: sentence('one or two sentences for search engines'),
  index: flag('true or false: whether search engines and the search show the page').default(true),
});
