import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '@/data/site';
import { filesIn } from '@/lib/files/files-in';

/** A page of an export. */
export interface ExportedPage {
  /** Path relative to Playwright's base URL: `./`, `./about/`, `./fr/about/`. */
  path: string;
  html: string;
  /** Whether it is the not-found page of its language. */
  isNotFound: boolean;
  /** BCP 47 tag. */
  language: string;
}

/** A path without a page. Hosts respond with the not-found page. */
export const unknownPath = './no-such-page/';

/** All pages of an export, including the not-found pages, without aliases, which redirect or are feeds. */
export const exportedPages = (out: string): ExportedPage[] =>
  filesIn(out)
    // Next exports the not-found page three times.
    .filter((name) => name.endsWith('.html') && !/(^|\/)(404|_not-found)\//.test(name))
    .map((name) => {
      const html = readFileSync(path.join(out, name), 'utf8');
      const [, language = ''] = /<html lang="([^"]*)"/.exec(html) ?? [];
      return {
        path: `./${name.replace(/index\.html$/, '').replace(/404\.html$/, unknownPath.slice(2))}`,
        html,
        isNotFound: path.basename(name) === '404.html',
        language,
      };
    })
    .filter(({ html }) => !html.includes('http-equiv="refresh"') && !html.startsWith('<?xml'));

/**
 * The pages in the main language, and of each further one those that differ from them in more than their
 * texts: home and lists link to what is not translated. Of the lists of one tag, series or year, one each.
 */
export function differentPages(all: readonly ExportedPage[]): ExportedPage[] {
  const pages = all.filter(
    ({ path: name, language }) =>
      language === settings.language || /^\.\/[^/]+\/((projects|blog)\/)?$/.test(name),
  );
  const layoutOf = (page: ExportedPage) =>
    page.path.replace(/\/(tags|series|archive)\/[^/]+\/$/, '/$1/*/');
  return [...new Map(pages.map((page) => [layoutOf(page), page])).values()];
}

/** The main heading of a page, as plain text. */
export const headingIn = (html: string): string => textIn(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1]);

/** The title of a page, as plain text. */
export const titleIn = (html: string): string => textIn(/<title>([^<]*)/.exec(html)?.[1]);

const textIn = (html = '') =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
