import { createHash } from 'node:crypto';
import type { PolicySources } from '@/lib/services';

const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;

/**
 * The Content Security Policy of a page: nothing but the site's own files, and of inline scripts and
 * styles only those that the page was built with. It is the same on all pages but for the hashes, because
 * the policy of the first page holds for a whole visit. `frame-ancestors` belongs in the host's headers:
 * browsers ignore it in a page.
 * @param html a finished page
 * @param sources hosts of services that the owner has chosen, by directive
 */
export function securityPolicy(html: string, sources: PolicySources = {}): string {
  const hashes = (pattern: RegExp) => {
    const texts = Array.from(html.matchAll(pattern), ([, text = '']) => text);
    return [...new Set(texts)].map((text) => `'sha256-${hash(text)}'`).join(' ');
  };
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' ${hashes(inlineScript)}`,
    'style-src': `'self' ${hashes(inlineStyle)}`,
    'img-src': "'self' data:",
    'media-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  };
  for (const [directive, hosts] of Object.entries(sources)) {
    directives[directive] = [directives[directive] ?? '', ...hosts].join(' ').trim();
  }
  return Object.entries(directives)
    .map(([directive, allowed]) => `${directive} ${allowed}`)
    .join('; ');
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Puts the policy of a page into it: at the start of its head, right after its character encoding.
 * @param html a finished page
 * @param sources see {@link securityPolicy}
 * @throws Error if the page has no head: without a policy it must not be published
 */
export function addSecurityPolicy(html: string, sources?: PolicySources): string {
  const policy = securityPolicy(html, sources);
  const start = /<head[^>]*>(<meta charset="[^"]*"\s*\/?>)?/i;
  if (!start.test(html)) throw new Error('The page has no <head> for its Content Security Policy.');
  return html.replace(
    start,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
