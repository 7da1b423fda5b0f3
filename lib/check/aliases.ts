import { listAliases } from '../content/aliases';
import type { Content } from '../content/model';
import type { Problem } from '../content/problem';

/**
 * Finds aliases at which there is something else: a page, a file or another alias.
 * @param paths every page of the site with its closing slash, and every file
 */
export function checkAliases(content: Content, paths: ReadonlySet<string>): Problem[] {
  const holders = new Map<string, string>();
  return listAliases(content).flatMap(({ file, alias }) => {
    const holder = paths.has(alias) ? 'a page or file of the site' : holders.get(alias);
    holders.set(alias, `an alias in ${file}`);
    if (!holder) return [];
    return {
      file,
      field: 'aliases',
      found: `"${alias}", which is ${holder}`,
      expected: 'paths at which there is nothing else',
      fix: 'remove the alias, or the other',
    };
  });
}
