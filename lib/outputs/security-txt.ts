import type { Owner } from '../site/types';
import { isSet } from '../site/placeholders';

type Contact = Pick<Owner, 'email' | 'siteUrl' | 'securityContactUntil'>;

/** Path of security.txt. It is at the root of the host, even if the site has a base path. */
export const SECURITY_TXT = '.well-known/security.txt';

/**
 * The contact for reports of vulnerabilities: https://www.rfc-editor.org/rfc/rfc9116
 * @param owner facts of the site's owner
 * @param today YYYY-MM-DD
 * @returns the text, or undefined if the email address is a placeholder or `securityContactUntil`
 *   has passed
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
