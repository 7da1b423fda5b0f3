import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cvFile, cvPapers } from '../outputs/cv-file';
import { blogRoutes, machineFiles, postRoute, postSourcePath, projectRoute, routes } from '../urls';
import { timeline } from '@/data/timeline';
import { checkAddress, checkLinks } from './links';
import { checkText, type WrittenText } from './texts';
import type { PictureFinder } from '../content/find-picture';
import type { Content, Project } from '../content/model';
import type { Problem } from '../content/problem';
import { internalUrl } from '../markdown/rehype-links';
import { createRenderer } from '../markdown/render';
import { words } from '../markdown/words';

export interface LinkedSite {
  /** The project's folder. */
  root: string;
  /** What is published. */
  content: Content;
  texts: readonly WrittenText[];
  /** Slugs of files that cannot be read; they are reported already, links to them not. */
  broken: { projects: readonly string[]; posts: readonly string[] };
  findPicture: PictureFinder;
}

/** Finds links and pictures that lead nowhere, in projects, posts and the timeline. */
export function findDeadLinks(linked: LinkedSite): Problem[] {
  const { root, content, texts, broken, findPicture } = linked;
  const { projects, posts, blog } = content;
  const ids = [...posts.map(({ summary }) => summary.id), ...broken.posts];
  const addresses = new Set([
    ...Object.values(routes),
    ...Object.values(blogRoutes),
    ...blog.pages.keys(),
    ...Object.values(machineFiles),
    ...[...projects.map(({ slug }) => slug), ...broken.projects].map(projectRoute),
    ...ids.flatMap((id) => [postRoute(id), postSourcePath(id)]),
    ...cvPapers.map((paper) => decodeURIComponent(cvFile(paper).path)),
    ...publicFiles(path.join(root, 'public')),
  ]);
  const site = { addresses, findPicture, idsOf: idFinder(content) };
  return [
    ...projects.flatMap((project) => checkProject(project, addresses, findPicture)),
    ...texts.flatMap((text) => checkText(text, site)),
    ...checkTimeline(addresses),
  ];
}

function checkProject(
  project: Project,
  addresses: ReadonlySet<string>,
  findPicture: PictureFinder,
): Problem[] {
  const file = `content/projects/${project.slug}.md`;
  const picture = (field: string, src: string): Problem[] => {
    const dead = checkAddress(file, field, src, addresses);
    const found = findPicture(src);
    return dead.length === 0 && 'mend' in found ? [{ file, field, ...found }] : dead;
  };
  return [
    ...checkLinks(file, 'date', project.dateHtml, addresses),
    ...picture('pictureUrl', project.pictureUrl),
    ...project.images.flatMap(({ src }, index) => picture(`images.${index}.src`, src)),
    ...project.testimonials.flatMap(({ referentPictureUrl }, index) =>
      picture(`testimonials.${index}.referentPictureUrl`, referentPictureUrl),
    ),
  ];
}

/** Finds the ids of a page: those of its texts, which are rendered only when a link asks. */
function idFinder({ projects, posts }: Content) {
  const pages = new Map<string, () => readonly string[]>([
    ...projects.map(({ slug, ids }) => [projectRoute(slug), () => ids] as const),
    ...posts.map(({ summary, render }) => [postRoute(summary.id), () => render().ids] as const),
  ]);
  return (page: string) => pages.get(page)?.();
}

const { html } = createRenderer(words);

function checkTimeline(addresses: ReadonlySet<string>): Problem[] {
  const file = 'data/timeline.ts';
  return timeline.flatMap(({ cards, year }) =>
    cards.flatMap(({ title, link, description, whileOpen = '' }) => {
      const field = `${year}, ${title}`;
      const isInside = link && !/^https?:/.test(link);
      return [
        ...(isInside ? checkAddress(file, field, internalUrl(link), addresses) : []),
        ...checkLinks(file, field, html(description + whileOpen), addresses),
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
