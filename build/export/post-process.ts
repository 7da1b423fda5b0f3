import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileCache } from '@/lib/file-cache';
import { filesIn } from '@/lib/files-in';
import { codeVersion } from '@/lib/hash';
import { assemblePage, type Resource } from './assemble-page';
import { compileScript } from './compile-script';
import { headingFonts } from './heading-font';
import {
  hashed,
  latePartsOf,
  lateScript,
  reactScript,
  searchScript,
  type LatePage,
  type ReactResources,
} from './late-script';
import { mergeScripts } from './merge-scripts';
import { lateStyles, pageStyles } from './page-styles';
import { parsePage } from './parse-page';
import { placeholderOf } from './placeholder';
import { integrityOf, withSecurityPolicy } from './security-policy';
import { readStyleSheets } from './fonts';

/** The version of Next whose output the steps were written for: docs/post-processing.md. */
const NEXT = '16.4.5';

/**
 * Folder of Next's scripts. The script that starts React must be in it too: its Trusted Types
 * policy derives the folder of allowed scripts from its own URL.
 */
const SCRIPTS = '_next/static/chunks';

/** Ten thousand pages are too many to hold. */
const PAGES_AT_ONCE = 32;

/**
 * Rewrites the pages of an export so that nothing stands in the way of the first paint: the CSS of
 * a page moves into it, scripts and React's data out of it. Each page gets its security policy.
 * @param out folder of the export as Next wrote it
 * @param basePath what URLs begin with, such as `/portfolio`, or nothing
 * @param cacheFolder folder for what the next build need not make again
 * @throws Error if Next's output is of another form; the message names the step and the file
 */
export async function postProcess(
  out: string,
  basePath: string,
  cacheFolder: string,
): Promise<void> {
  const fileOf = (url: string) => path.join(out, decodeURI(url.slice(basePath.length)));
  const read = (url: string) => readFileSync(fileOf(url));
  const cache = fileCache(cacheFolder, codeVersion('build/export'));
  const integrityOfUrl = memoize((url: string) => integrityOf(read(url)));
  const resource = (url: string): Resource => [url, integrityOfUrl(url)];
  const sheetsOf = memoize((urls: string) => {
    const { rules, ...fonts } = readStyleSheets(urls.split(' '), read);
    return { ...fonts, rulesFor: pageStyles(rules), lateCss: lateStyles(rules) };
  });
  const write = ({ name, text }: { name: string; text: string }): Resource => {
    const url = `${basePath}/${SCRIPTS}/${name}`;
    writeFileSync(fileOf(url), text);
    return resource(url);
  };
  const lateFor = memoize((data: string) => {
    const { resources, ...rest } = JSON.parse(data) as LatePage & { resources: ReactResources };
    return write(lateScript({ ...rest, search, react: write(reactScript(resources)) }));
  });
  const lateCssFor = memoize((text: string) => write(hashed('late', 'css', text)));
  const headingFontsOf = memoize((urls: string) => headingFonts(urls.split(' ').map(read), cache));
  const search = write(searchScript());
  const head = compileScript('build/export/browser/head.ts');

  // Nothing asks for them.
  for (const name of ['404', '_not-found/index.html'])
    rmSync(path.join(out, name), { recursive: true, force: true });
  const names = filesIn(out);
  const withMerged = await explain(out, (begin) => {
    begin('merge the scripts');
    return mergeScripts(out, names, basePath);
  });

  // The last names first: most projects come before the posts, and other threads make their placeholders meanwhile.
  const queue = names
    .filter((name) => name.endsWith('.html'))
    .reverse()
    .values();
  const processPages = async () => {
    for (const name of queue) await explain(name, (begin) => processPage(name, begin));
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, processPages));
  cache.prune();

  async function processPage(name: string, begin: (step: string) => void) {
    begin('parse the page');
    const file = path.join(out, name);
    const page = parsePage(withMerged(readFileSync(file, 'utf8')));
    begin('read the style sheets');
    const { fonts, fallbacks, rulesFor, lateCss } = sheetsOf(page.styles.join(' '));
    begin('find the RSC payload');
    const data = name === '404.html' ? '_not-found/index.txt' : name.replace(/html$/, 'txt');
    if (withMerged(readFileSync(path.join(out, data), 'utf8')) !== page.flight) {
      throw new Error(`${data} has other data than the page`);
    }
    writeFileSync(path.join(out, data), page.flight);
    begin('write the late script');
    const { links, entry, styles, scripts } = page;
    const resources = { entry, styles: styles.map(resource), scripts: scripts.map(resource) };
    const late = lateFor(JSON.stringify({ links, resources, parts: latePartsOf(page.html) }));
    begin('choose the letters of the headings');
    const display = fonts.flatMap(([family, url]) => (family === 'display' ? url : []));
    if (display.length === 0) throw new Error('no @font-face of the family "display"');
    const headingFontsFor = await headingFontsOf(display.join(' '));
    begin('assemble the page');
    const assembled = assemblePage(page.html, {
      css: fallbacks + (await placeholderOf(page.html, fileOf, cache)) + rulesFor(page.html),
      links,
      styles,
      head,
      data: {
        fonts,
        headingFonts: await headingFontsFor(page.html),
        late,
        lateCss: lateCssFor(lateCss),
        flight: `${basePath}/${data}`,
      },
    });
    begin('add the security policy');
    writeFileSync(file, withSecurityPolicy(assembled));
  }
}

/**
 * If something fails, the message says in which step and file, and what to do.
 * @param act is given a function that says which step begins
 */
async function explain<Result>(
  file: string,
  act: (begin: (step: string) => void) => Result | Promise<Result>,
): Promise<Result> {
  let current = '';
  try {
    return await act((step) => {
      current = step;
    });
  } catch (error) {
    throw new Error(
      `Post-processing, step "${current}": ${file}: ${(error as Error).message}. Is this another ` +
        `version of Next than ${NEXT}? Install that one, or adapt the step: docs/post-processing.md`,
      { cause: error },
    );
  }
}

function memoize<Result>(compute: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    const result = results.get(key) ?? compute(key);
    results.set(key, result);
    return result;
  };
}
