import type { Problem } from '../content/problem';
import type { Owner } from '../site/types';
import { isSet } from '../site/placeholders';

type Contact = Pick<Owner, 'email' | 'siteUrl' | 'securityContactUntil'>;

/** Where security.txt stands, at the root of the host whatever the base path. */
export const SECURITY_TXT = '.well-known/security.txt';

/**
 * Tells researchers where to report: https://www.rfc-editor.org/rfc/rfc9116
 * @param owner whose site it is
 * @param today YYYY-MM-DD
 * @returns the text, or nothing while the address is a placeholder or the day to which it holds is
 *   over
 */
export function securityTxt(owner: Contact, today: string): string | undefined {
  const { email, siteUrl, securityContactUntil } = owner;
  if (!email || !isSet(email)) return undefined;
  if (!securityContactUntil || today > securityContactUntil) return undefined;
  return [
    `Contact: mailto:${email}`,
    `Expires: ${securityContactUntil}T23:59:59Z`,
    ...(isSet(siteUrl) ? [`Canonical: ${siteUrl}/${SECURITY_TXT}`] : []),
    '',
  ].join('\n');
}

/**
 * Finds a day that is over, for the owner to set a later one.
 * @param today YYYY-MM-DD
 */
export function findStaleContact({ securityContactUntil }: Contact, today: string): Problem[] {
  if (!securityContactUntil || today <= securityContactUntil) return [];
  return [
    {
      file: 'data/owner.ts',
      field: 'securityContactUntil',
      expected: `a day that is not before today, ${today}`,
      found: `${securityContactUntil}: security.txt is no longer published`,
      fix: 'set a day about a year ahead',
    },
  ];
}
