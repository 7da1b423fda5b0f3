import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files-in';
import { scriptsOf, stylesOf } from './finish-page';

/** Addresses of the files that the pages of an export name. */
export interface PageFiles {
  /** The style sheets of any page. */
  styles: ReadonlySet<string>;
  /** The scripts that every page has, in their order. */
  scripts: readonly string[];
}

/**
 * Reads what files the pages of an export name.
 * @param out its folder, as Next wrote it
 */
export function pageFiles(out: string): PageFiles {
  const styles = new Set<string>();
  let scripts: string[] | undefined;
  // Page by page: an address is a slice of its page, and a list of all would keep all pages.
  for (const name of filesIn(out).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(path.join(out, name), 'utf8');
    for (const address of stylesOf(html)) styles.add(address);
    const named = new Set(scriptsOf(html));
    scripts = scripts ? scripts.filter((address) => named.has(address)) : [...named];
  }
  return { styles, scripts: scripts ?? [] };
}
