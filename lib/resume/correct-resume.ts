import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Validator, type Schema } from 'jsonschema';
import { fieldName } from '../validate';
import { isFields, type Fields } from './earlier-form';
import { countryCodes, isCountryCode } from './place';
import { dateMeant, isOngoing } from './resume-dates';

/** The URL that a text without a scheme is meant to be, or an empty text. */
export function urlMeant(text: string): string {
  const url = `https://${text.trim().replace(/^\/+/, '')}`;
  return /^\S+\.\S+$/.test(url) && URL.canParse(url) ? url : '';
}

/** A value that was corrected, and its path in the file. */
export interface Correction {
  field: string;
  value: string;
}

/**
 * Corrects what has one meaning alone: URLs without a scheme, dates such as `Jan 2020`, an end that is `Present`,
 * and the name of a country in place of its code.
 * @param written the parsed JSON
 * @returns a copy, and what was corrected in it
 */
export function correctResume(written: unknown): { resume: unknown; corrections: Correction[] } {
  const resume: unknown = structuredClone(written);
  const { errors } = new Validator().validate(resume, schema as Schema);
  const corrections = errors.flatMap(({ name, argument, instance, path }) => {
    const text = typeof instance === 'string' ? instance : '';
    const [last = ''] = path.slice(-1);
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((value, key) => (value as Fields)[key], resume);
    if (text.trim() === '' || !parent) return [];
    const isEnd = last === 'endDate' && isOngoing(text);
    const isLink = name === 'format' && argument !== 'email';
    const value = isLink ? urlMeant(text) : name === 'pattern' && !isEnd && dateMeant(text);
    if (isEnd) delete (parent as Fields)[last];
    else if (value) (parent as Fields)[last] = value;
    else return [];
    return [{ field: fieldName(path), value: value || 'removed, because it goes on' }];
  });
  const location = isFields(resume) && isFields(resume.basics) && resume.basics.location;
  const country = isFields(location) ? String(location.countryCode ?? '').trim() : '';
  const value = isCountryCode(country) ? undefined : countryCodes().get(country.toLowerCase());
  if (isFields(location) && value) {
    location.countryCode = value;
    corrections.push({ field: 'basics.location.countryCode', value });
  }
  return { resume, corrections };
}
