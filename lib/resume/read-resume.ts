import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Validator, type Schema, type ValidationError } from 'jsonschema';
import type { Diagnostic } from '../diagnostic';

import { findEarlierFields, isEmpty, isFields } from './earlier-form';
import { datesAreInOrder, fixOfDate, isResumeDate } from './resume-dates';
import type { Resume } from './resume';

/** An error in the résumé. */
type Problem = Omit<Diagnostic, 'severity'>;

/** Where the owner's résumé is, from the project's root. */
export const RESUME_FILE = 'data/resume.json';

/**
 * Reads a résumé in the form of JSON Resume 1.0.0.
 * @param written the parsed JSON
 * @returns the résumé without empty values, white space around texts and control characters, and with an
 *   empty list in place of a missing one. It is usable in spite of errors: values
 *   that the schema rejects are left out.
 */
export function readResume(written: unknown): Resume {
  const cleaned = clean(written);
  const value = withoutInvalid(isFields(cleaned) ? cleaned : {});
  const list = (section: string, lists: readonly string[] = []) =>
    fieldsIn(value[section]).map((entry) => withLists(entry, lists));
  const [basics = {}] = fieldsIn([value.basics]);
  const [location = {}] = fieldsIn([basics.location]);
  const [meta = {}] = fieldsIn([value.meta]);
  return {
    basics: { name: '', ...basics, location, profiles: fieldsIn(basics.profiles) },
    work: list('work', ['highlights']),
    volunteer: list('volunteer', ['highlights']),
    education: list('education', ['courses']),
    awards: list('awards'),
    certificates: list('certificates'),
    publications: list('publications'),
    skills: list('skills', ['keywords']),
    languages: list('languages'),
    interests: list('interests', ['keywords']),
    references: list('references'),
    projects: list('projects', ['highlights', 'keywords', 'roles']),
    meta,
  } as unknown as Resume;
}

type Fields = Record<string, unknown>;

/** The entries of a list that say something. */
const fieldsIn = (list: unknown): Fields[] =>
  (Array.isArray(list) ? list : []).filter(
    (entry): entry is Fields => isFields(entry) && Object.keys(entry).length > 0,
  );

const withLists = (entry: Fields, lists: readonly string[]): Fields => ({
  ...entry,
  ...Object.fromEntries(lists.map((name) => [name, entry[name] ?? []])),
});

/** Drops what is empty, and signs that cannot be seen, such as those of the direction of text. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') {
    return value
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .trim();
  }
  if (Array.isArray(value)) return value.map(clean).filter((item) => !isEmpty(item));
  if (!isFields(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, clean(item)] as const);
  return Object.fromEntries(entries.filter(([, item]) => !isEmpty(item)));
}

/** Leaves out the values that the schema rejects, so that the pages of `npm run dev` can be shown. */
function withoutInvalid(resume: Fields): Fields {
  const copy = structuredClone(resume);
  for (const { path } of schemaErrors(copy)) {
    const last = path.at(-1);
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], copy);
    if (last !== undefined && parent) delete (parent as Fields)[last];
  }
  return copy;
}

const schemaErrors = (value: unknown): ValidationError[] =>
  new Validator().validate(value, schema as Schema).errors;

/**
 * Finds what is wrong with a résumé: what the schema of JSON Resume 1.0.0 rejects, days that are not in the
 * calendar, fields of the form before 1.0.0, links that are not safe, and a missing name.
 * @param written the parsed JSON; values that are empty or `null` count as missing
 * @param file its name for the report
 */
export function checkResume(written: unknown, file = RESUME_FILE): Problem[] {
  if (!isFields(written)) {
    const fix = 'see https://docs.jsonresume.org/schema, or run: npm run new -- site';
    return [{ file, field: 'file', expected: 'a résumé in braces', found: shown(written), fix }];
  }
  const invalid = schemaErrors(written)
    .filter(({ instance }) => !isEmpty(instance))
    .map((error) => ({ file, field: pathOf(error.path), ...explain(error) }));
  return [
    ...missingName(written, file),
    ...earlierFields(written, file),
    ...invalid,
    ...wrongValues(written, '', file),
  ];
}

function missingName({ basics }: Fields, file: string): Problem[] {
  if (isFields(basics) && !isEmpty(basics.name)) return [];
  const fix = 'write "basics": { "name": "Ada Lovelace" }';
  return [{ file, field: 'basics.name', expected: 'your name', found: 'nothing', fix }];
}

/** One error for each renamed field of a section, however many entries have it. */
function earlierFields(written: Fields, file: string): Problem[] {
  const found = findEarlierFields(written);
  const kindOf = ({ path }: { path: string }) => path.replace(/\d+/, '');
  return [...new Set(found.map(kindOf))].flatMap((kind): Problem[] => {
    const [first, ...others] = found.filter((field) => kindOf(field) === kind);
    if (!first) return [];
    const { path, value, name } = first;
    const isOne = others.length === 0;
    return [
      {
        file,
        field: path,
        expected: `"${name}", its name in JSON Resume 1.0.0`,
        found: isOne ? shown(value) : `${shown(value)}, and ${others.length} more`,
        fix: `rename it${isOne ? '' : ' in each entry'}: "${name}"`,
      },
    ];
  });
}

/** Explains an error of the validator, whose name is that of a keyword of JSON Schema. */
function explain({ name, argument, instance, path }: ValidationError) {
  const found = shown(instance);
  if (name === 'pattern') {
    const expected = 'a date as YYYY, YYYY-MM or YYYY-MM-DD; nothing while it goes on';
    return { expected, found, fix: fixOfDate(String(instance)) };
  }
  if (name === 'format' && argument === 'email') {
    return { expected: 'an e-mail address', found, fix: 'write it as you@example.org' };
  }
  if (name === 'format') {
    const url = `https://${String(instance).replace(/^\/+/, '')}`;
    const fix = `write it with https://${URL.canParse(url) ? `, such as "${url}"` : ''}`;
    return { expected: 'a URL', found, fix };
  }
  const text = isFields(instance)
    ? (Object.values(instance).find((value) => typeof value === 'string' && !isEmpty(value)) ?? '…')
    : String(instance);
  const types: Record<string, { expected: string; fix: string }> = {
    string: { expected: 'a text', fix: `write it in quotes: ${JSON.stringify(text)}` },
    array: { expected: 'a list', fix: `write it in square brackets: [${shown(instance)}]` },
    object: {
      expected: 'a group of fields',
      fix: `write its fields in braces: { "${firstField(path)}": ${shown(instance)} }`,
    },
  };
  const type = types[String([argument].flat()[0])];
  return type
    ? { ...type, found }
    : { expected: 'what https://docs.jsonresume.org/schema says', found, fix: 'correct it' };
}

/** The field that an entry of a section cannot do without. */
function firstField(path: readonly (string | number)[]): string {
  const names: Record<string, string> = {
    location: 'city',
    profiles: 'network',
    volunteer: 'organization',
    education: 'institution',
    awards: 'title',
    languages: 'language',
  };
  const section = path.findLast((key) => typeof key === 'string') ?? '';
  return names[section] ?? 'name';
}

/** Schemes of links that cannot run script. */
const SAFE_URL =
  /^(https?|mailto|tel|sms|skype|xmpp|matrix|ipfs|ipns|signal|tg|nostr|gemini|ftp):/i;

/** Dates and links that the schema accepts and a page could not use, at any depth. */
function wrongValues(value: unknown, path: string, file: string): Problem[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => wrongValues(item, `${path}[${index}]`, file));
  }
  if (!isFields(value)) return [];
  const children = Object.entries(value).flatMap(([key, item]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof item !== 'string' || isEmpty(item)) return wrongValues(item, field, file);
    if (/^(startDate|endDate|releaseDate|date)$/.test(key) && matchesSchema(item)) {
      return isResumeDate(item) ? [] : [notInCalendar(item, field, file)];
    }
    const isLink = key === 'url' && /^[a-z][a-z0-9+.-]*:/i.test(item);
    return isLink && !SAFE_URL.test(item) ? [unsafe(item, field, file)] : [];
  });
  return [...children, ...endsBeforeStart(value, path, file)];
}

const datePattern = new RegExp(schema.definitions.iso8601.pattern);
const matchesSchema = (date: string) => datePattern.test(date);

const notInCalendar = (date: string, field: string, file: string): Problem => ({
  file,
  field,
  expected: 'a date that is in the calendar',
  found: `"${date}"`,
  fix: `correct the month or day, or write "${date.slice(0, 4)}"`,
});

const unsafe = (url: string, field: string, file: string): Problem => ({
  file,
  field,
  expected: 'a URL of a page',
  found: `"${url}"`,
  fix: 'write a URL that begins with https://',
});

function endsBeforeStart({ startDate, endDate }: Fields, path: string, file: string): Problem[] {
  const dates = [startDate, endDate].filter((date) => typeof date === 'string');
  const [start = '', end = ''] = dates;
  if (dates.length < 2 || !dates.every(isResumeDate) || datesAreInOrder(start, end)) return [];
  return [
    {
      file,
      field: `${path}.endDate`,
      expected: `a date that is not before startDate, ${start}`,
      found: `"${end}"`,
      fix: `correct the year, or swap the dates`,
    },
  ];
}

const pathOf = (keys: readonly (string | number)[]) =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '') || 'file';

/** A value as the file has it, shortened. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
