import type { SiteSettings } from '../schema';
import { slugOf, withoutUmlauts } from '../slugs';
import { countryName } from './location';
import type { Owner } from './owner';
import type { Resume } from './resume';

/** File name of the vCard: `john-doe.vcf`. */
export const vcardName = (name: string, language: string) =>
  `${slugOf(withoutUmlauts(name, language)) || 'contact'}.vcf`;

/** Splits a name. The family name is the last word, in Chinese, Japanese and Korean the first; empty for one word. */
export function splitName(name: string): { given: string; family: string } {
  const words = name.split(/\s+/);
  if (words.length === 1) return { given: name, family: '' };
  const isFamilyFirst = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(name);
  return isFamilyFirst
    ? { given: words.slice(1).join(' '), family: words[0] ?? '' }
    : { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' };
}

/**
 * The owner as a vCard 3.0, the version that every address book supports:
 * https://www.rfc-editor.org/rfc/rfc2426
 * @param siteUrl absolute URL of the home page
 */
export function toVcard(
  { name, label, email, phone, profiles }: Owner,
  { basics, meta }: Resume,
  { language, publish }: SiteSettings,
  siteUrl: string,
): string {
  const { given, family } = splitName(name);
  const { address, postalCode, city, region, countryCode } = basics.location;
  const parts = [
    publish?.address && address,
    city,
    region,
    publish?.address && postalCode,
    countryCode && countryName(countryCode, language),
  ].map((part) => escapeText(part || ''));
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(family)};${escapeText(given)};;;`,
    `FN:${escapeText(name)}`,
    label && `TITLE:${escapeText(label)}`,
    parts.some(Boolean) && `ADR;TYPE=WORK:;;${parts.join(';')}`,
    email && `EMAIL;TYPE=INTERNET,PREF:${escapeText(email)}`,
    phone && `TEL:${escapeText(phone)}`,
    `URL:${siteUrl}`,
    ...profiles.map(
      ({ network, url }) =>
        `X-SOCIALPROFILE;TYPE=${network.toLowerCase().replace(/[^a-z0-9-]/g, '')}:${url}`,
    ),
    meta.lastModified && `REV:${meta.lastModified}`,
    'END:VCARD',
  ];
  return lines.map((line) => (line ? `${line}\r\n` : '')).join('');
}

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\n/g, '\\n');
