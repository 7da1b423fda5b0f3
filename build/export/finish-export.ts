import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { overwrite } from '../overwrite';
import { compileScripts } from './compile-scripts';
import { putTogether, takeApart, type Known } from './finish-page';
import { lateScript, type LateWork } from './late-script';
import { pageStyles } from './page-styles';
import { placeholderOf } from './placeholder';
import { MISSING_DATA } from './remove-copies';
import { hashOf, withSecurityPolicy } from './security-policy';
import type { StyleSheets } from './style-sheets';
import { withoutTransitionMarks } from './transition-marks';

/** Where Next's scripts lie, and the late script: its rules for others go by its own folder. */
const SCRIPTS = '_next/static/chunks';

/**
 * Rewrites the pages of an export so that nothing stands in the way of the first paint: the CSS of
 * a page moves into it, scripts and React's data out of it. Each page gets its security policy.
 * @param out folder of the export
 * @param names the files in it that come from Next
 * @param basePath what addresses begin with, such as `/portfolio`, or nothing
 * @param sheets what its style sheets hold
 * @param common names of the script files that every page has
 * @throws Error when Next's output is not what is known here; the message names the file
 */
export async function finishExport(
  out: string,
  names: readonly string[],
  basePath: string,
  { fonts, fallbacks, rules }: StyleSheets,
  common: ReadonlySet<string>,
): Promise<void> {
  const fileOf = (address: string) => path.join(out, decodeURI(address.slice(basePath.length)));
  const read = (address: string) => readFileSync(fileOf(address));
  const isCommon = (address: string) => common.has(path.posix.basename(address));

  // One after the other: ten thousand pages are too many to hold.
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => path.join(out, name));
  const stylesFor = pageStyles(rules);
  const head = compileScripts('head.ts');
  const integrity = remember((address: string) => hashOf(read(address)));
  const known = (address: string): Known => [address, integrity(address)];
  const lateFor = remember(writeLate);
  for (const file of pages) {
    const page = readPage(file);
    const [inCommon, own] = partition(page.scripts, isCommon);
    const work = { links: page.links, entry: page.entry, styles: page.styles.map(known) };
    const html = putTogether(page.html, {
      css: stylesFor(page.html),
      ownCss: fallbacks + (await placeholderOf(page.html, fileOf)),
      fonts,
      links: page.links,
      head,
      late: known(lateFor(JSON.stringify({ ...work, scripts: inCommon.map(known) }))),
      flight: flightUrl(path.relative(out, file), page.flight),
      scripts: own.map(known),
    });
    overwrite(file, withSecurityPolicy(html));
  }

  /** Puts the late script for this work beside the site's other scripts; returns its address. */
  function writeLate(work: string): string {
    const { name, text } = lateScript(JSON.parse(work) as LateWork);
    const address = `${basePath}/${SCRIPTS}/${name}`;
    writeFileSync(fileOf(address), text);
    return address;
  }

  /** The URL of the data of a page, in the file that Next has written for navigation too. */
  function flightUrl(name: string, flight: string): string {
    const folder = path.dirname(name).split(path.sep).join('/');
    const file = name === '404.html' ? MISSING_DATA : path.posix.join(folder, 'index.txt');
    const place = path.join(out, file);
    if (!existsSync(place) || readFileSync(place, 'utf8') !== flight) {
      throw new Error(`${name}: ${file} does not have the data of the page`);
    }
    return `${basePath}/${file}`;
  }
}

function readPage(file: string) {
  try {
    return takeApart(withoutTransitionMarks(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function remember<Result>(compute: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    const result = known.get(key) ?? compute(key);
    known.set(key, result);
    return result;
  };
}

function partition<T>(list: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [list.filter(belongs), list.filter((item) => !belongs(item))];
}
