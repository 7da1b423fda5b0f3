import { slugOf } from '../slugs';
import type { Owner } from '../site/types';
import { placeOf } from './place';
import { publishedOwner } from './published-owner';
import type { Source } from './source';

/** File name of the vCard: `john-doe.vcf`. */
export const vcardName = (owner: Pick<Owner, 'name'>) => `${slugOf(owner.name) || 'contact'}.vcf`;

/**
 * The owner as a vCard 3.0, the version that every address book supports:
 * https://www.rfc-editor.org/rfc/rfc2426
 * @returns lines that end with CRLF, of at most 75 octets
 */
export function toVcard({ site: { owner, career, settings }, url: urlOf }: Source): string {
  const { name, role, location, email, url, profiles } = publishedOwner(owner, urlOf('/'));
  const family = name.replace(owner.givenName, '').trim();
  const { city, country = '' } = placeOf(location, settings.language);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(family)};${escapeText(owner.givenName)};;;`,
    `FN:${escapeText(name)}`,
    `TITLE:${escapeText(role)}`,
    `ADR;TYPE=WORK:;;;${escapeText(city)};;;${escapeText(country)}`,
    ...(email ? [`EMAIL;TYPE=INTERNET,PREF:${escapeText(email)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...profiles.map(
      (profile) => `X-SOCIALPROFILE;TYPE=${profile.network.toLowerCase()}:${profile.url}`,
    ),
    `REV:${career.updatedOn}T00:00:00Z`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Folds a line after 75 octets. Continuation lines begin with a space. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const sign of line) {
    if (new TextEncoder().encode(piece + sign).length > 75) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += sign;
  }
  return [...pieces, piece].join('\r\n');
}
