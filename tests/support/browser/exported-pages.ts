import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/build/files-in';

/** A page of an export. */
export interface ExportedPage {
  /** From the root of the site, as Playwright takes it: `./`, `./about/`. */
  path: string;
  html: string;
}

/** A URL, from the root of the site, that no page has: hosts answer it with the not-found page. */
export const unknownPath = './no-such-page/';

/** Every page of an export but the one for what is not found. */
export const exportedPages = (out: string): ExportedPage[] =>
  filesIn(out)
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => ({
      path: `./${name.slice(0, -'index.html'.length)}`,
      html: readFileSync(path.join(out, name), 'utf8'),
    }));
