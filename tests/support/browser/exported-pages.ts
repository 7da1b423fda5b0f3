import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files-in';

/** A page of an export. */
export interface ExportedPage {
  /** Path relative to Playwright's base URL: `./`, `./about/`. */
  path: string;
  html: string;
}

/** A path without a page. Hosts respond with the not-found page. */
export const unknownPath = './no-such-page/';

/** All pages of an export, including the not-found page, without those that lead on from an alias. */
export const exportedPages = (out: string): ExportedPage[] =>
  filesIn(out)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      path: name === '404.html' ? unknownPath : `./${name.replace(/index\.html$/, '')}`,
      html: readFileSync(path.join(out, name), 'utf8'),
    }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"'));
