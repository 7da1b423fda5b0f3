import type { Problem } from './problem';
import { missingFeature } from '../features';
import type { Owner } from '../resume/owner';
import type { Navigation, SiteLink, TimelineYear } from '../schema';
import { meantLabel } from './icons';
import { checkPath, type Targets } from './links';

/** Finds links of the timeline that lead nowhere. */
export const findDeadTimelineLinks = (
  timeline: readonly TimelineYear[],
  targets: Targets,
): Problem[] =>
  timeline.flatMap(({ cards, year }) =>
    cards.flatMap(({ title, link }) => {
      if (!link || /^https?:/.test(link)) return [];
      return checkPath({ file: 'data/timeline.ts', field: `${year}, ${title}` }, link, targets);
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
      if (site.pages && missingFeature(href, site.pages)) return [];
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
