import { z } from 'zod';
import { isFields } from './earlier-form';

/*
 * A résumé in the form of JSON Resume 1.0.0 (https://docs.jsonresume.org/schema), as pages read it: what the
 * standard does not allow is left out, and a list that is not written is empty. Nothing else is sure to be
 * there, because the standard requires no field.
 */

const text = z.string().optional().catch(undefined);

/** YYYY, YYYY-MM or YYYY-MM-DD. */
const date = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
  .optional()
  .catch(undefined);

const url = z
  .string()
  .regex(/^[a-z][a-z0-9+.-]*:\S+$/i)
  .optional()
  .catch(undefined);

const anything = z.array(z.unknown()).catch([]);

const texts = anything.transform((items) => items.filter((item) => typeof item === 'string'));

/** Entries that say something. */
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  anything
    .transform((items) => items.filter((item) => isFields(item) && Object.keys(item).length > 0))
    .pipe(z.array(z.object(shape)));

/** A group whose fields may all be missing. */
const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (isFields(value) ? value : {}), z.object(shape));

/** Without an end, it goes on, or its end is not known. */
const dated = { startDate: date, endDate: date };

export const resumeSchema = group({
  basics: group({
    name: z.string().catch(''),
    label: text,
    /** A path in `public/`, or a URL. */
    image: text,
    email: z.string().includes('@').optional().catch(undefined),
    phone: text,
    url,
    summary: text,
    location: group({
      address: text,
      postalCode: text,
      city: text,
      /** ISO 3166-1 alpha-2. */
      countryCode: text,
      region: text,
    }),
    profiles: listOf({ network: text, username: text, url }),
  }),
  work: listOf({
    name: text,
    location: text,
    /** What the employer does. */
    description: text,
    position: text,
    url,
    ...dated,
    summary: text,
    highlights: texts,
  }),
  volunteer: listOf({
    organization: text,
    position: text,
    url,
    ...dated,
    summary: text,
    highlights: texts,
  }),
  education: listOf({
    institution: text,
    url,
    area: text,
    studyType: text,
    ...dated,
    score: text,
    courses: texts,
  }),
  awards: listOf({ title: text, date, awarder: text, summary: text }),
  certificates: listOf({ name: text, date, url, issuer: text }),
  publications: listOf({ name: text, publisher: text, releaseDate: date, url, summary: text }),
  skills: listOf({ name: text, level: text, keywords: texts }),
  languages: listOf({ language: text, fluency: text }),
  interests: listOf({ name: text, keywords: texts }),
  references: listOf({ name: text, reference: text }),
  projects: listOf({
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    ...dated,
    url,
    roles: texts,
    entity: text,
    /** What it is, such as `application` or `talk`. */
    type: text,
  }),
  meta: group({ canonical: url, version: text, lastModified: text }),
});

export type Resume = z.output<typeof resumeSchema>;
export type Basics = Resume['basics'];
export type Profile = Basics['profiles'][number];
export type Work = Resume['work'][number];
export type Language = Resume['languages'][number];
export type ResumeProject = Resume['projects'][number];
/** An entry with a period. */
export type Dated = Partial<Pick<Work, 'startDate' | 'endDate'>>;
