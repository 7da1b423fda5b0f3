import path from 'node:path';
import { aliasesOf } from '@/lib/content/aliases';
import type { Content } from '@/lib/content/load';
import { absoluteUrl, site } from '@/lib/site';

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An alias page loads nothing, so its policy allows nothing. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * The pages at the old paths of other pages. Each leads on without script.
 * @param basePath base path of the site; empty for none
 * @returns texts by file name
 */
export const aliasPages = (content: Content, basePath: string): Record<string, string> =>
  Object.fromEntries(
    [...aliasesOf(content)].map(([alias, { route, title }]) => [
      path.posix.join(alias.slice(1), alias.endsWith('/') ? 'index.html' : ''),
      aliasPage(escapeXml(title), basePath + route, absoluteUrl(route)),
    ]),
  );

const aliasPage = (title: string, to: string, canonical: string) => `<!DOCTYPE html>
<html lang="${site.settings.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="${site.theme.only ?? 'light dark'}">
<link rel="canonical" href="${escapeXml(canonical)}">
<title>${title}</title>
</head>
<body><p><a href="${to}">${title}</a></p></body>
</html>
`;
