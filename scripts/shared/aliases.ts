import { kindNames } from '@/lib/content/kinds';
import type { Content } from '@/lib/content/load';
import { dataFile } from '@/lib/languages/languages';
import { withSlash } from '@/lib/schema/fields';
import { decode } from '@/lib/urls';

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
