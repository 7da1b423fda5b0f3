import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { blogRoutes, outputFiles, postRoute, postSourcePath, projectRoute, routes } from '../urls';
import { checkAddress, checkLinks } from './links';
import { checkText, type WrittenText } from './texts';
import type { PictureFinder } from '../content/find-picture';
import type { Content, Project } from '../content/model';
import type { Problem } from '../content/problem';
import type { Navigation, SiteLink, TimelineYear } from '../site/types';
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

/** The path of every page with its closing slash, and of every file that the site will have. */
export function sitePaths({ root, content, broken }: LinkedSite): ReadonlySet<string> {
  const { projects, pages, posts, blog } = content;
  const ids = [...posts.map(({ summary }) => summary.id), ...broken.posts];
  return new Set([
    ...Object.values(routes),
    ...Object.values(blogRoutes),
    ...blog.pages.keys(),
    ...Object.values(outputFiles),
    ...[...[...projects, ...pages].map(({ slug }) => slug), ...broken.projects].map(projectRoute),
    ...ids.flatMap((id) => [postRoute(id), postSourcePath(id)]),
    ...publicFiles(path.join(root, 'public')),
  ]);
}

/** Finds links and pictures that lead nowhere, in projects, pages and posts. */
export function findDeadLinks(linked: LinkedSite, addresses: ReadonlySet<string>): Problem[] {
  const { content, texts, findPicture } = linked;
  const { projects } = content;
  const site = { addresses, findPicture, idsOf: idFinder(content) };
  return [
    ...projects.flatMap((project) => checkProject(project, addresses, findPicture)),
    ...texts.flatMap((text) => checkText(text, site)),
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
    return dead.length === 0 && 'fix' in found ? [{ file, field, ...found }] : dead;
  };
  return [
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

/** Finds links of the timeline that lead nowhere. */
export const findDeadTimelineLinks = (
  timeline: readonly TimelineYear[],
  addresses: ReadonlySet<string>,
): Problem[] =>
  timeline.flatMap(({ cards, year }) =>
    cards.flatMap(({ title, link, description, whileOpen = '' }) => {
      const place = ['data/timeline.ts', `${year}, ${title}`] as const;
      const isInside = link && !/^https?:/.test(link);
      return [
        ...(isInside ? checkAddress(...place, internalUrl(link), addresses) : []),
        ...checkLinks(...place, html(description + whileOpen), addresses),
      ];
    }),
  );

/** Finds links of the navigation that lead nowhere, but for those that say so. */
export function findDeadNavigation(
  { header, drawer, home, contact, footer }: Navigation,
  addresses: ReadonlySet<string>,
): Problem[] {
  const lists: [string, readonly SiteLink[]][] = [
    ...Object.entries({ header, drawer, home, contact }),
    ...footer.map(({ title, links }): [string, readonly SiteLink[]] => [`footer, ${title}`, links]),
  ];
  return lists.flatMap(([list, links]) =>
    links
      .filter(({ href, missing }) => href.startsWith('/') && !missing)
      .flatMap(({ label, href }) =>
        checkAddress('data/navigation.ts', `${list}, ${label}`, internalUrl(href, ''), addresses),
      ),
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
