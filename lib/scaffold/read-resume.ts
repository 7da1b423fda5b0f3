import { z } from 'zod';
import { isInOrder } from '../career/periods';
import { describeIssue } from '../content/parse';
import { ContentError, type Problem } from '../content/problem';
import { matching } from '../site/schemas/fields';

/* Reading JSON Resume 1.0.0: https://docs.jsonresume.org/schema */

const DATE = 'YYYY, YYYY-MM or YYYY-MM-DD; nothing while it goes on';

const text = z.string({ error: 'a text in quotes' }).optional();
/** What says nothing of the owner. */
const ignored = z.unknown().optional();
const texts = z.array(z.string({ error: 'a text in quotes' }), { error: 'a list' }).default([]);
const section = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, { error: 'an object in braces' });
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, { error: 'a list in square brackets' }).default([]);

/** The day is left out: careers count in months. */
const date = matching(DATE, /^\d{4}(-(0[1-9]|1[0-2])(-\d\d)?)?$/)
  .transform((day) => day.slice(0, 'YYYY-MM'.length))
  .optional();

const endAfterStart = z.superRefine<object>((entry, { addIssue }) => {
  const { startDate: start, endDate: end }: { startDate?: string; endDate?: string } = entry;
  if (!start || isInOrder({ start, end })) return;
  const message = `an end that is not before the start, ${start}`;
  addIssue({ code: 'custom', path: ['endDate'], input: end, message });
});

/** Entries with a period. */
const dated = <Shape extends z.ZodRawShape>(shape: Shape) =>
  list(section({ ...shape, startDate: date, endDate: date }).check(endAfterStart));

const schema = section({
  $schema: ignored,
  meta: ignored,
  basics: section({
    name: text,
    label: text,
    url: text,
    summary: text,
    email: z.email({ error: 'an e-mail address' }).optional(),
    location: section({ city: text, region: text, countryCode: text }).optional(),
    profiles: list(section({ network: text, url: text, username: ignored })),
  }).default({ profiles: [] }),
  work: dated({
    name: text,
    position: text,
    location: text,
    description: text,
    summary: text,
    highlights: texts,
  }),
  volunteer: dated({ organization: text, position: text, summary: text, highlights: texts }),
  education: dated({ institution: text, area: text, studyType: text }),
  certificates: list(section({ name: text, issuer: text, date })),
  projects: dated({
    name: text,
    description: text,
    type: text,
    url: text,
    keywords: texts,
    roles: texts,
    highlights: texts,
  }),
  skills: list(section({ name: text, keywords: texts })),
  languages: list(section({ language: text, fluency: text })),
});

/** A résumé with an empty list for each section that it leaves out. */
export type Resume = z.output<typeof schema>;

/**
 * Reads a résumé. Empty values count as left out; white space and control
 * characters, those of the direction of text among them, as one space.
 * @param file its name, for the report
 * @param source its text
 * @returns what it says, and the paths of what the site has no place for
 * @throws ContentError with every error in it
 */
export function readResume(file: string, source: string) {
  let data: unknown;
  try {
    data = JSON.parse(source.replace(/^\uFEFF/, ''), tidy);
  } catch (error) {
    throw new ContentError([notJson(file, source, (error as Error).message)]);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new ContentError([notJson(file, '', 'nothing in braces')]);
  }
  const checked = schema.safeParse(data, { reportInput: true });
  if (checked.success) return { resume: checked.data, unplaced: dropped(data, checked.data) };
  const { issues } = checked.error;
  throw new ContentError(issues.flatMap((issue) => describeIssue(file, issue, schema)));
}

function notJson(file: string, source: string, found: string): Problem {
  const position = /position (\d+)/.exec(found)?.[1];
  const line = position && source.slice(0, Number(position)).split('\n').length;
  return {
    file,
    ...(line && { line }),
    field: 'JSON',
    found,
    expected: 'a résumé in the form of https://docs.jsonresume.org/schema',
    fix: 'correct the file; an editor that knows JSON marks the place',
  };
}

/** The shortest paths below a value of which nothing is left. */
function dropped(value: unknown, left: unknown, path = ''): string[] {
  if (Array.isArray(value) && value.length === 0) return [];
  if (left === undefined) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const name = Array.isArray(value) ? `[${key}]` : path && `.${key}`;
    return dropped(child, (left as Record<string, unknown>)[key], path + (name || key));
  });
}

/** Reviver of JSON that leaves out empty values. */
function tidy(_key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined);
  if (typeof value !== 'string') return value ?? undefined;
  return value.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim() || undefined;
}
