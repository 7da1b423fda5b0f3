import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;

/**
 * The Content-Security-Policy of a page: nothing but the site's own files, and of inline scripts
 * and styles only those that the page was built with. `frame-ancestors` is not among it because
 * browsers ignore it in a page; it is for the host's headers.
 * @param html the finished page
 * @returns the policy, for the header or the meta element of that name
 */
export function securityPolicy(html: string): string {
  const hashes = (pattern: RegExp) =>
    [...new Set([...html.matchAll(pattern)].map(([, text = '']) => `'${integrityOf(text)}'`))].join(
      ' ',
    );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(inlineScript)}`,
    `style-src 'self' ${hashes(inlineStyle)}`,
    "img-src 'self' data:",
    // Videos and their captions.
    ...(html.includes('<video ') ? ["media-src 'self'"] : []),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // The policies of head.ts and trusted-types.ts, and no others.
    "require-trusted-types-for 'script'",
    'trusted-types late default read',
  ].join('; ');
}

/**
 * Puts the policy of a page into it, before everything that it governs.
 * @param html the finished page
 * @throws Error when the page has no place for it
 */
export function withSecurityPolicy(html: string): string {
  const start = '<head><meta charSet="utf-8"/>';
  if (!html.includes(start)) throw new Error(`no ${start}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${securityPolicy(html)}"/>`;
  return html.replace(start, () => start + meta);
}

/**
 * The hash by which a policy or an integrity attribute knows a text.
 * Form: https://www.w3.org/TR/SRI/#grammardef-hash-with-options
 */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
