import { listAliases } from '../content/aliases';
import type { Content } from '../content/load';
import type { Problem } from './problem';
import { checkPath, type Targets } from './links';

/**
 * Finds aliases at which there is something else, a page, a file or another alias; and those of
 * `data/site.ts` that lead nowhere.
 */
export function checkAliases(content: Content, targets: Targets): Problem[] {
  const holders = new Map<string, string>();
  const place = { file: 'data/site.ts', field: 'aliases' };
  const dead = Object.values(content.aliases).flatMap((route) => checkPath(place, route, targets));
  const taken = listAliases(content).flatMap(({ file, alias }) => {
    const holder = targets.paths.has(alias) ? 'a page or file of the site' : holders.get(alias);
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
  return [...dead, ...taken];
}
