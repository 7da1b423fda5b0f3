import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files-in';

/** A page of an export. */
export interface ExportedPage {
  /** From the root of the site, as Playwright takes it: `./`, `./about/`. */
  path: string;
  html: string;
}

/** A path at which there is no page: hosts answer it with the not-found page. */
export const unknownPath = './no-such-page/';

/** Every page of an export, the one for what is not found among them. */
export const exportedPages = (out: string): ExportedPage[] =>
  filesIn(out)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      path: name === '404.html' ? unknownPath : `./${name.replace(/index\.html$/, '')}`,
      html: readFileSync(path.join(out, name), 'utf8'),
    }));
