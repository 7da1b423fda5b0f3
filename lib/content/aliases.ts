import { pageRoute, postRoute, projectRoute } from '../urls';
import type { Content } from './model';

/** Where an alias leads. */
export interface AliasTarget {
  route: string;
  title: string;
}

/** The front matter's `aliases` of all published files: paths that their pages had before. */
export function listAliases({
  projects,
  pages,
  posts,
}: Content): { file: string; alias: string; target: AliasTarget }[] {
  const files = [
    ...projects.map(({ slug, title, aliases }) => ({
      ...{
        file: `content/projects/${slug}.md`,
        aliases,
        target: { title, route: projectRoute(slug) },
      },
    })),
    ...pages.map(({ slug, title, aliases }) => ({
      ...{ file: `content/pages/${slug}.md`, aliases, target: { title, route: pageRoute(slug) } },
    })),
    ...posts.map(({ summary: { id, title, aliases } }) => ({
      ...{ file: `content/blog/${id}.md`, aliases, target: { title, route: postRoute(id) } },
    })),
  ];
  return files.flatMap(({ file, aliases = [], target }) =>
    aliases.map((alias) => ({ file, alias, target })),
  );
}

/** Where each alias leads, by its path. */
export const aliasesOf = (content: Content): ReadonlyMap<string, AliasTarget> =>
  new Map(listAliases(content).map(({ alias, target }) => [alias, target]));
