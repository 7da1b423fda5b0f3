import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cvFile, cvPapers } from '../cv-file';
import { machineFiles, postRoute, postSourcePath, projectRoute, routes } from '../routes';
import { timeline } from '../timeline';
import { checkAddress, checkLinks } from './check-links';
import type { Content, LoadedPost, Project } from './model';
import type { Problem } from './problem';
import { internalAddress } from './rehype-links';
import { renderHtml } from './render';

/**
 * Finds links and pictures that lead nowhere, in projects, posts and the timeline.
 * @param root the project's folder
 * @param content what is published
 * @param broken slugs of files that cannot be read; they are reported already, links to them not
 */
export function findDeadLinks(
  root: string,
  { projects, posts }: Content,
  broken: { projects: readonly string[]; posts: readonly string[] },
): Problem[] {
  const ids = [...posts.map(({ summary }) => summary.id), ...broken.posts];
  const addresses = new Set([
    ...Object.values(routes),
    ...Object.values(machineFiles),
    ...[...projects.map(({ slug }) => slug), ...broken.projects].map(projectRoute),
    ...ids.flatMap((id) => [postRoute(id), postSourcePath(id)]),
    ...cvPapers.map((paper) => decodeURIComponent(cvFile(paper).path)),
    ...publicFiles(path.join(root, 'public')),
  ]);
  return [
    ...projects.flatMap((project) => checkProject(project, addresses)),
    ...posts.flatMap((post) => checkPost(post, addresses)),
    ...checkTimeline(addresses),
  ];
}

function checkProject(project: Project, addresses: ReadonlySet<string>): Problem[] {
  const file = `content/projects/${project.slug}.md`;
  const html = (field: string, value: string) => checkLinks(file, field, value, addresses);
  const picture = (field: string, src: string) => checkAddress(file, field, src, addresses);
  return [
    ...html('date', project.dateHtml),
    ...html('contextDescription', project.contextHtml),
    ...html('text', project.bodyHtml),
    ...picture('pictureUrl', project.pictureUrl),
    ...project.images.flatMap(({ src }, index) => picture(`images.${index}.src`, src)),
    ...project.testimonials.flatMap(({ referentPictureUrl }, index) =>
      picture(`testimonials.${index}.referentPictureUrl`, referentPictureUrl),
    ),
  ];
}

const checkPost = ({ summary, render }: LoadedPost, addresses: ReadonlySet<string>) =>
  checkLinks(`content/blog/${summary.id}.md`, 'text', render().bodyHtml, addresses);

function checkTimeline(addresses: ReadonlySet<string>): Problem[] {
  const file = 'data/timeline.ts';
  return timeline.flatMap(({ cards, year }) =>
    cards.flatMap(({ title, link, description }) => {
      const field = `${year}, ${title}`;
      const isInside = link && !/^https?:/.test(link);
      return [
        ...(isInside ? checkAddress(file, field, internalAddress(link), addresses) : []),
        ...checkLinks(file, field, renderHtml(description), addresses),
      ];
    }),
  );
}

function publicFiles(directory: string, prefix = '/'): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? publicFiles(path.join(directory, entry.name), `${prefix}${entry.name}/`)
      : [`${prefix}${entry.name}`],
  );
}
