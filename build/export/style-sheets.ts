import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { overwrite } from '../overwrite';
import { partFonts, type Font } from './fonts';

/** What the style sheets of an export hold, all together. */
export interface StyleSheets {
  /** The fonts that have to be fetched. */
  fonts: Font[];
  /** The rules of the fonts that stand in for them. */
  fallbacks: string;
  /** All other rules. */
  rules: string;
  /** The names of the files by those that Next gave them. */
  names: ReadonlyMap<string, string>;
}

/**
 * Takes the fonts out of the style sheets of an export. The loader fetches the sheets for the pages
 * that come next: fonts that are named a second time would be loaded a second time, and text would
 * jump. Browsers keep the sheets for ever, so each is named anew, by the hash of what it now holds.
 * @param out folder of the export as Next wrote it; its pages still have the old names
 * @param addresses those of the sheets
 * @param basePath what addresses begin with, such as `/portfolio`, or nothing
 */
export function finishStyleSheets(
  out: string,
  addresses: Iterable<string>,
  basePath: string,
): StyleSheets {
  const all = { fonts: [] as Font[], fallbacks: '', rules: '', names: new Map<string, string>() };
  for (const address of addresses) {
    const file = path.join(out, decodeURI(address.slice(basePath.length)));
    const sheet = partFonts(readFileSync(file, 'utf8'), path.posix.dirname(address));
    all.fonts.push(...sheet.fonts);
    all.fallbacks += sheet.fallbacks;
    all.rules += sheet.rules;
    overwrite(file, sheet.rules);
    const name = hashedName(sheet.rules, path.basename(file));
    renameSync(file, path.join(path.dirname(file), name));
    all.names.set(path.basename(file), name);
  }
  return all;
}

/** As long as the old name: React's data tell the length of texts in them. */
function hashedName(content: string, old: string): string {
  const { name, ext } = path.parse(old);
  return createHash('sha256').update(content).digest('hex').slice(0, name.length) + ext;
}
