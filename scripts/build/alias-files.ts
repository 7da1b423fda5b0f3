import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { escapeHtml } from '@/lib/text';
import { outputFiles } from '@/lib/urls';

const feeds: readonly string[] = [outputFiles.atom, outputFiles.rss, outputFiles.jsonFeed];

/** An alias page loads nothing. Browsers look for /favicon.ico, and Firefox reports it if the policy forbids that. */
const policy = "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'";

export interface AliasOptions {
  /** The folder of the export. */
  out: string;
  /** Path below which the site is served, such as `/portfolio`; empty for none. */
  basePath: string;
  /** Returns the absolute URL of a path below the base path. */
  absoluteUrl: (path: string) => string;
  /** BCP 47 tag of the site. */
  language: string;
  /** The CSS `color-scheme` of the site. */
  colorScheme: string;
}

/**
 * The files at old paths: pages that redirect without script, and copies of feeds, because feed readers do not
 * follow such pages. A file that keeps its file extension is a copy too.
 * @param aliases targets by alias
 * @returns contents by file name in the export
 */
export const aliasFiles = (
  aliases: ReadonlyMap<string, { title: string; path: string }>,
  options: AliasOptions,
): Record<string, string | Buffer> =>
  Object.fromEntries(
    [...aliases].map(([alias, target]) => {
      const name = alias.slice(1) + (alias.endsWith('/') ? 'index.html' : '');
      const isCopy =
        feeds.includes(target.path) ||
        (extname(target.path) !== '' && extname(target.path) === extname(alias));
      return [
        name,
        isCopy ? readFileSync(join(options.out, target.path)) : aliasPage(target, options),
      ];
    }),
  );

function aliasPage({ title, path }: { title: string; path: string }, options: AliasOptions) {
  const to = options.basePath + path;
  const text = escapeHtml(title);
  return `<!DOCTYPE html>
<html lang="${options.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="${options.colorScheme}">
<link rel="canonical" href="${escapeHtml(options.absoluteUrl(path))}">
<title>${text}</title>
</head>
<body><p><a href="${to}">${text}</a></p></body>
</html>
`;
}
