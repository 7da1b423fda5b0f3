import { pageRoute, postRoute, projectRoute } from '../urls';
import type { Content } from './model';

/** The `aliases` of all published files and of `data/site.ts`: paths that pages had before. */
export function listAliases({ projects, pages, posts, aliases: ofSite }: Content) {
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
  const ofFiles = files.flatMap(({ folder, slug, title, route, aliases = [] }) =>
    aliases.map((alias) => ({
      alias,
      file: `content/${folder}/${slug}.md`,
      target: { title, route: route(slug) },
    })),
  );
  const others = Object.entries(ofSite).map(([alias, route]) => ({
    alias,
    file: 'data/site.ts',
    target: { title: route, route },
  }));
  return [...ofFiles, ...others];
}

/** Where each alias leads, by its path. */
export const aliasesOf = (content: Content) =>
  new Map(listAliases(content).map(({ alias, target }) => [alias, target]));
