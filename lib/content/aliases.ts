import { pageRoute, postRoute, projectRoute } from '../urls';
import type { Content } from './model';

/** The front matter's `aliases` of all published files: paths that their pages had before. */
export function listAliases({ projects, pages, posts }: Content) {
  const files = [
    ...projects.map((project) => ({ ...project, folder: 'projects', route: projectRoute })),
    ...pages.map((page) => ({ ...page, folder: 'pages', route: pageRoute })),
    ...posts.map(({ summary }) => ({
      ...summary,
      slug: summary.id,
      folder: 'blog',
      route: postRoute,
    })),
  ];
  return files.flatMap(({ folder, slug, title, route, aliases = [] }) =>
    aliases.map((alias) => ({
      alias,
      file: `content/${folder}/${slug}.md`,
      target: { title, route: route(slug) },
    })),
  );
}

/** Where each alias leads, by its path. */
export const aliasesOf = (content: Content) =>
  new Map(listAliases(content).map(({ alias, target }) => [alias, target]));
