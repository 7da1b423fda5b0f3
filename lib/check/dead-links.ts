import type { LoadedContent } from '../content/load-content';
import type { Content, Project } from '../content/model';
import type { Problem } from '../content/problem';
import { readText } from '../markdown/text-facts';
import { switchedOffPart } from '../site/pages';
import type { Owner } from '../resume/owner';
import type { Navigation, SiteLink, TimelineYear } from '../schema';
import { pageRoute, postRoute, routes } from '../urls';
import { meantLabel } from './icons';
import { checkPath, type Targets } from './links';
import { checkText, type Site } from './texts';

/** Finds links and pictures that lead nowhere, in projects, pages and posts. */
export const findDeadLinks = ({ content, texts }: LoadedContent, site: Site): Problem[] => [
  ...content.projects.flatMap((project) => checkProject(project, site)),
  ...texts.flatMap((text) => checkText(text, site)),
];

function checkProject(project: Project, { paths, findImage }: Site): Problem[] {
  const file = `content/projects/${project.slug}.md`;
  const picture = (field: string, src?: string): Problem[] => {
    if (!src) return [];
    const dead = checkPath({ file, field }, src, { paths });
    const found = findImage(src);
    return dead.length === 0 && 'fix' in found ? [{ file, field, ...found }] : dead;
  };
  return [
    ...picture('pictureUrl', project.pictureUrl),
    ...project.images.flatMap(({ src }, index) => picture(`images.${index}.src`, src)),
    ...project.testimonials.flatMap(({ referentPictureUrl: url }, index) =>
      picture(`testimonials.${index}.referentPictureUrl`, url),
    ),
  ];
}

/** Finds the ids of a page: those of its texts, which are rendered only when a link asks. */
export function idFinder({ projects, pages: ownPages, posts }: Content): Site['idsOf'] {
  const pages = new Map<string, () => readonly string[]>([
    ...[...projects, ...ownPages].map(({ slug, ids }) => [pageRoute(slug), () => ids] as const),
    ...posts.map(({ summary, render }) => [postRoute(summary.id), () => render().ids] as const),
  ]);
  return (page) => pages.get(page)?.();
}

/** Finds links and pictures of the timeline that lead nowhere. */
export const findDeadTimelineLinks = (timeline: readonly TimelineYear[], site: Site): Problem[] =>
  timeline.flatMap(({ cards, year }) =>
    cards.flatMap(({ title, link, description, whileOpen = '' }) => {
      const place = { file: 'data/timeline.ts', field: `${year}, ${title}` };
      const isInside = link && !/^https?:/.test(link);
      const text = { ...place, page: routes.about, facts: readText(description + whileOpen) };
      const problems = checkText(text, { ...site, idsOf: () => undefined });
      return [
        ...(isInside ? checkPath(place, link, site) : []),
        // The line is one of the description, not of the file.
        ...problems.map((problem) => ({ ...problem, line: undefined })),
      ];
    }),
  );

/**
 * Finds links of the navigation that lead nowhere. It leaves out those that say so, and those that pages
 * do not show: to parts of the site that are switched off, and to profiles that the owner does not have.
 * What several lists link to is one error.
 */
export function findDeadNavigation(
  { header, drawer, home, contact, footer }: Navigation,
  profiles: Owner['profiles'],
  site: Targets,
): Problem[] {
  const lists: [string, readonly SiteLink[]][] = [
    ...Object.entries({ header, drawer, home, contact }),
    ...footer.map(({ title, links }): [string, readonly SiteLink[]] => [`footer, ${title}`, links]),
  ];
  const problems = lists.flatMap(([list, links]) =>
    links.flatMap(({ label, href, missing }) => {
      const place = { file: 'data/navigation.ts', field: `${list}, ${label}` };
      if (href.startsWith('profile:')) return checkProfile(place, href, profiles);
      if (!href.startsWith('/') || missing) return [];
      if (site.pages && switchedOffPart(href, site.pages)) return [];
      return checkPath(place, href, site);
    }),
  );
  return [...new Set(problems.map(({ found }) => found))].flatMap((found) => {
    const same = problems.filter((problem) => problem.found === found);
    return same.slice(0, 1).map((first) => ({
      ...first,
      field: same.map(({ field }) => field).join('; '),
    }));
  });
}

/** Finds a misspelled label of a profile. */
function checkProfile(
  place: Pick<Problem, 'file' | 'field'>,
  href: string,
  profiles: Owner['profiles'],
): Problem | [] {
  const labels = profiles.map(({ network }) => network);
  const written = href.slice('profile:'.length);
  const meant = meantLabel(written, labels);
  if (!meant || labels.includes(written)) return [];
  return {
    ...place,
    expected: `the network of a profile in data/resume.json: ${labels.join(', ')}`,
    found: `"${href}"`,
    fix: `write profile:${meant}`,
  };
}
