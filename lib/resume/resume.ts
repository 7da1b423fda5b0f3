import { z } from 'zod';
import { checkOrder, countryCode, date, email, url } from './resume-fields';

/*
 * A résumé in the format of JSON Resume 1.0.0: https://docs.jsonresume.org/schema. The standard requires no
 * fields. Missing lists are read as empty, and `null` items are left out.
 */

const text = z.string({ error: 'a text' }).optional();

/** A fact that some résumés give only "upon request". */
const privateText = z
  .string({ error: 'a text' })
  .transform((value) => (/\brequest\b/i.test(value) ? undefined : value))
  .optional();

const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item.nullable(), { error: 'a list, such as ["One", "Two"]' })
    .default([])
    .transform((items) => items.filter((one) => one !== null));

const texts = list(z.string({ error: 'a text' }));

/** What a translation has in other words, and what is typeset. */
const sentence = z.string({ error: 'a text' }).meta({ format: 'sentence' }).optional();
const sentences = list(z.string({ error: 'a text' }).meta({ format: 'sentence' }));

/** The standard has keywords for projects, skills and interests; programs write them for other entries too. */
const keywords = texts;

const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => value ?? {}, z.strictObject(shape));

const entries = <Shape extends z.ZodRawShape>(shape: Shape) => list(z.strictObject(shape));

/** Entries with a period. An entry without an end goes on, or its end is unknown. */
const datedEntries = <Shape extends z.ZodRawShape>(shape: Shape) =>
  list(
    z.strictObject({ ...shape, startDate: date, endDate: date }).superRefine(checkOrder, {
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** In each group, the most important field comes first, because messages suggest it. */
export const resumeSchema = group({
  basics: group({
    name: z.string({ error: 'a text' }).default(''),
    label: sentence,
    /** A path in `public/`, or a URL. */
    image: text,
    email,
    phone: privateText,
    url,
    summary: sentence,
    location: group({
      city: text,
      region: text,
      countryCode,
      address: privateText,
      postalCode: text,
    }),
    profiles: entries({ network: text, username: text, url }),
  }),
  work: datedEntries({
    name: text,
    location: text,
    description: sentence,
    position: sentence,
    url,
    summary: sentence,
    highlights: sentences,
    keywords,
  }),
  volunteer: datedEntries({
    organization: text,
    position: sentence,
    url,
    summary: sentence,
    highlights: sentences,
    keywords,
  }),
  education: datedEntries({
    institution: text,
    url,
    area: sentence,
    studyType: sentence,
    score: text,
    courses: texts,
    keywords,
  }),
  awards: entries({ title: sentence, date, awarder: text, summary: sentence }),
  certificates: entries({ name: text, date, url, issuer: text, keywords }),
  publications: entries({ name: text, publisher: text, releaseDate: date, url, summary: sentence }),
  skills: entries({ name: text, level: text, keywords: texts }),
  languages: entries({ language: text, fluency: text }),
  interests: entries({ name: text, keywords: texts }),
  references: entries({ name: text, reference: sentence }),
  projects: datedEntries({
    name: text,
    description: sentence,
    highlights: sentences,
    keywords: texts,
    url,
    roles: texts,
    entity: text,
    /** What it is, such as `application` or `talk`. */
    type: text,
  }),
  // Not strict, because other programs store fields of their own here.
  meta: z.preprocess(
    (value) => value ?? {},
    z.object({ canonical: url, version: text, lastModified: text }),
  ),
});

export type Resume = z.output<typeof resumeSchema>;
export type Basics = Resume['basics'];
export type Profile = Basics['profiles'][number];
export type Work = Resume['work'][number];
export type Language = Resume['languages'][number];
export type ResumeProject = Resume['projects'][number];
