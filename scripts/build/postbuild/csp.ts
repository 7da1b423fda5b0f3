import { createHash } from 'node:crypto';
import type { PolicySources } from '@/lib/services';

const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;

/** Scripts without attributes, directly after each other: `<script>a()</script><script>b()</script>`. */
const adjacentScripts = /(?:<script>(?:(?!<\/script>)[^])*<\/script>){2,}/g;

/** Joins inline scripts that follow each other, so that the policy needs one hash for all of them. */
export const joinScripts = (html: string): string =>
  // The line break ends a comment, and the semicolon a statement.
  html.replace(adjacentScripts, (scripts) => scripts.replaceAll('</script><script>', '\n;'));

/**
 * The Content Security Policy of a page. It allows only the site's own files, and only the inline scripts and styles
 * of the page. Apart from the hashes it is the same on all pages, because the first page's policy holds for a whole
 * visit. `frame-ancestors` is in the host's headers, because browsers ignore it in a page.
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
    .map((directive) => directive.join(' '))
    .join('; ');
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Adds the policy to the head of a page, after the character encoding.
 * @param html a finished page
 * @param sources see {@link securityPolicy}
 * @throws Error if the page has no head, because it must not be published without a policy
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
