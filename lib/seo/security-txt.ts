import type { Owner } from '../resume/owner';

/** Path of security.txt. It is at the root of the host, even if the site has a base path. */
export const SECURITY_TXT = '.well-known/security.txt';

/**
 * The contact for reports of vulnerabilities: https://www.rfc-editor.org/rfc/rfc9116
 * @param until the last day on which it holds, YYYY-MM-DD
 * @param today YYYY-MM-DD
 * @returns undefined if the owner has no email address, or that day has passed
 */
export function securityTxt(
  { email, url }: Pick<Owner, 'email' | 'url'>,
  until: string | undefined,
  today: string,
): string | undefined {
  if (!email || !until || today > until) return undefined;
  return [
    `Contact: mailto:${email}`,
    `Expires: ${until}T23:59:59Z`,
    `Canonical: ${url}/${SECURITY_TXT}`,
    '',
  ].join('\n');
}
