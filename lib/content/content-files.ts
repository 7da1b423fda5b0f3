import { pageRoute, postRoute } from '../urls';
import type { Content } from './model';

/** The files of all published content, with what is written in them and the paths of their pages. */
export const contentFiles = (content: Pick<Content, 'projects' | 'pages' | 'posts'>) => [
  ...content.projects.map((project) => contentFile('projects', project.slug, project)),
  ...content.pages.map((page) => contentFile('pages', page.slug, page)),
  ...content.posts.map(({ summary }) => contentFile('blog', summary.id, summary)),
];

const contentFile = <Matter>(folder: string, slug: string, matter: Matter) => ({
  file: `content/${folder}/${slug}.md`,
  route: folder === 'blog' ? postRoute(slug) : pageRoute(slug),
  matter,
});
