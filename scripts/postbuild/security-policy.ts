import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;

/**
 * The Content Security Policy of a page: nothing but the site's own files, and of inline scripts and
 * styles only those that the page was built with. It is the same on all pages but for the hashes, because
 * the policy of the first page holds for a whole visit. `frame-ancestors` belongs into the host's headers:
 * browsers ignore it in a page.
 * @param html a finished page
 */
export function securityPolicy(html: string): string {
  const hashes = (pattern: RegExp) => {
    const texts = Array.from(html.matchAll(pattern), ([, text = '']) => text);
    return [...new Set(texts)].map((text) => `'sha256-${hash(text)}'`).join(' ');
  };
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(inlineScript)}`,
    `style-src 'self' ${hashes(inlineStyle)}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Puts the policy of a page into it, right after its character encoding.
 * @param html a finished page
 * @returns the page, unchanged if its head does not begin with the encoding
 */
export function addSecurityPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${securityPolicy(html)}"/>`;
  return html.replace(/<head><meta charset="utf-8"\/>/i, (start) => start + meta);
}
