import { dataFile } from '../languages/languages';
import { withSlash } from '../schema/fields';
import { decode } from '../urls';
import { kindNames } from './kinds';
import type { Content } from './load';

/** The aliases (earlier paths of pages) of all published files and of `data/site.ts`. */
export const listAliases = (content: Content) => [
  ...kindNames.flatMap((name) =>
    content[name].flatMap(({ file, path, title, aliases = [] }) =>
      aliases.map((alias) => ({ alias, file, target: { title, path } })),
    ),
  ),
  ...Object.entries(content.aliases).map(([alias, path]) => ({
    alias: withSlash(decode(alias)),
    file: dataFile('site.ts'),
    target: { title: path, path },
  })),
];

/** The target of each alias, by its path. */
export const aliasesOf = (content: Content) =>
  new Map(listAliases(content).map(({ alias, target }) => [alias, target]));
