import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Validator, type Schema, type ValidationError } from 'jsonschema';
import type { Diagnostic, Fault } from '../diagnostic';
import { nearest } from '../nearest';
import { shorten } from '../text';
import { fieldName } from '../validate';
import { urlMeant } from './correct-resume';
import { findEarlierFields, isEmpty, isFields, type Fields } from './earlier-form';
import { countryCodes, countryName, isCountryCode } from './place';
import { RESUME_FILE } from './read-resume';
import { datesAreInOrder, fixOfDate, isResumeDate } from './resume-dates';

interface ResumeFault extends Fault {
  /** The path of the field, such as `work[2].url`. */
  field: string;
}

/**
 * Finds what is wrong with a résumé: what the schema of JSON Resume 1.0.0 rejects, days that are not in the
 * calendar, fields of the form before 1.0.0, links that are not safe, and a missing name.
 * @param written the parsed JSON; values that are empty or `null` count as missing
 * @param file its name for the report
 */
export const checkResume = (written: unknown, file = RESUME_FILE): Diagnostic[] =>
  faultsOf(written).map((fault) => ({ severity: 'error', file, ...fault }));

function faultsOf(written: unknown): ResumeFault[] {
  if (!isFields(written)) {
    const fix = 'see https://docs.jsonresume.org/schema, or run: npm run new -- site';
    return [{ field: 'file', expected: 'a résumé in braces', found: shown(written), fix }];
  }
  const { errors } = new Validator().validate(written, schema as Schema);
  return [
    ...missingName(written),
    ...earlierFields(written),
    ...errors
      .filter(({ instance }) => !isEmpty(instance))
      .map((error) => ({ field: fieldName(error.path) || 'file', ...explain(error) })),
    ...wrongValues(written, ''),
  ];
}

function missingName({ basics }: Fields): ResumeFault[] {
  if (isFields(basics) && !isEmpty(basics.name)) return [];
  const fix = 'write "basics": { "name": "Ada Lovelace" }';
  return [{ field: 'basics.name', expected: 'your name', found: 'nothing', fix }];
}

/** One error for each renamed field of a section, however many entries have it. */
function earlierFields(written: Fields): ResumeFault[] {
  const found = findEarlierFields(written);
  const kindOf = ({ path }: { path: string }) => path.replace(/\d+/, '');
  return [...new Set(found.map(kindOf))].flatMap((kind): ResumeFault[] => {
    const [first, ...others] = found.filter((field) => kindOf(field) === kind);
    if (!first) return [];
    const { path, value, name } = first;
    const isOne = others.length === 0;
    return [
      {
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
    const url = urlMeant(String(instance));
    return {
      expected: 'a URL',
      found,
      fix: `write it with https://${url && `, such as "${url}"`}`,
    };
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

/** Dates, links and codes of countries that the schema accepts and a page could not use, at any depth. */
function wrongValues(value: unknown, path: string): ResumeFault[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => wrongValues(item, `${path}[${index}]`));
  }
  if (!isFields(value)) return [];
  const children = Object.entries(value).flatMap(([key, item]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof item !== 'string' || isEmpty(item)) return wrongValues(item, field);
    if (/^(startDate|endDate|releaseDate|date)$/.test(key) && matchesSchema(item)) {
      return isResumeDate(item) ? [] : [notInCalendar(item, field)];
    }
    if (key === 'countryCode' && !isCountryCode(item.trim())) return [notCountry(item, field)];
    const isLink = key === 'url' && /^[a-z][a-z0-9+.-]*:/i.test(item);
    return isLink && !SAFE_URL.test(item) ? [unsafe(item, field)] : [];
  });
  return [...children, ...endsBeforeStart(value, path)];
}

const datePattern = new RegExp(schema.definitions.iso8601.pattern);
const matchesSchema = (date: string) => datePattern.test(date);

const notInCalendar = (date: string, field: string): ResumeFault => ({
  field,
  expected: 'a date that is in the calendar',
  found: `"${date}"`,
  fix: `correct the month or day, or write "${date.slice(0, 4)}"`,
});

function notCountry(written: string, field: string): ResumeFault {
  const codes = countryCodes();
  const [near = ''] = nearest(written.trim().toLowerCase(), codes.keys(), 0.25);
  const code = codes.get(near);
  return {
    field,
    expected: 'the code of a country in two letters, such as NO for Norway',
    found: shown(written),
    fix: code
      ? `write "${code}" for ${countryName(code, 'en')}`
      : 'write it as https://www.iso.org/obp/ui/#search/code/ has it',
  };
}

const unsafe = (url: string, field: string): ResumeFault => ({
  field,
  expected: 'a URL of a page',
  found: `"${url}"`,
  fix: 'write a URL that begins with https://',
});

function endsBeforeStart({ startDate, endDate }: Fields, path: string): ResumeFault[] {
  const dates = [startDate, endDate].filter((date) => typeof date === 'string');
  const [start = '', end = ''] = dates;
  if (dates.length < 2 || !dates.every(isResumeDate) || datesAreInOrder(start, end)) return [];
  return [
    {
      field: `${path}.endDate`,
      expected: `a date that is not before startDate, ${start}`,
      found: `"${end}"`,
      fix: `correct the year, or swap the dates`,
    },
  ];
}

/** A value as the file has it. */
const shown = (value: unknown): string => shorten(JSON.stringify(value) ?? 'nothing');
