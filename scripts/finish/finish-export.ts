import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { overwrite } from '../build/overwrite';
import { compileScripts } from './compile-scripts';
import { putTogether, takeApart } from './finish-page';
import { inlineIcon, withInlineIcon } from './inline-icon';
import { pageStyles } from './page-styles';
import { placeholderOf } from './placeholder';
import { MISSING_DATA } from './remove-copies';
import { hashOf, withSecurityPolicy } from './security-policy';
import { slimFlight } from './slim-flight';
import type { StyleSheets } from './style-sheets';
import { withoutTransitionMarks } from './transition-marks';

/**
 * Rewrites the pages of an export so that nothing stands in the way of the first paint: the CSS of
 * a page moves into it, scripts and React's data out of it. Each page gets its security policy.
 * @param out folder of the export
 * @param basePath what addresses begin with, such as `/portfolio`, or nothing
 * @param sheets what its style sheets hold
 * @throws Error when Next's output is not what is known here; the message names the file
 */
export async function finishExport(
  out: string,
  basePath: string,
  { fonts, fallbacks, rules }: StyleSheets,
): Promise<void> {
  const fileOf = (address: string) => path.join(out, decodeURI(address.slice(basePath.length)));
  const read = (address: string) => readFileSync(fileOf(address));

  const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
  // One after the other: ten thousand pages are too many to hold.
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => path.join(out, name));
  const stylesFor = pageStyles(rules);

  const afterPaint = compileScripts('after-paint.ts');
  const loader = compileScripts('trusted-types.ts', 'loader.ts');
  const icon = await inlineIcon();
  const integrity = remember((address: string) => hashOf(read(address)));
  for (const file of pages) {
    const page = readPage(file, icon);
    const html = putTogether(page, {
      css: stylesFor(page.html),
      ownCss: fallbacks + (await placeholderOf(page.html, fileOf)),
      fonts,
      afterPaint,
      loader,
      flightAddress: moveFlight(path.relative(out, file), page.flight),
      integrity,
    });
    overwrite(file, withSecurityPolicy(html));
  }

  /** Makes the data of a page slim, in the file that Next has written for navigation too. */
  function moveFlight(name: string, flight: string): string {
    const folder = path.dirname(name).split(path.sep).join('/');
    const file = name === '404.html' ? MISSING_DATA : path.posix.join(folder, 'index.txt');
    const place = path.join(out, file);
    if (!existsSync(place) || readFileSync(place, 'utf8') !== flight) {
      throw new Error(`${name}: ${file} does not have the data of the page`);
    }
    overwrite(place, slimFlight(flight));
    return `${basePath}/${file}`;
  }
}

function readPage(file: string, icon: string) {
  try {
    const html = withoutTransitionMarks(readFileSync(file, 'utf8'));
    return takeApart(withInlineIcon(html, icon));
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
