import path from 'node:path';
import { pictureFinder } from '../content/find-picture';
import { addLines } from '../content/line-numbers';
import type { LoadedContent } from '../content/load-content';
import type { Problem } from '../content/problem';
import type { Site } from '../site';
import { checkCareer, checkPeriods, checkTimeline } from './career';
import { checkContrast } from './contrast';
import { checkDataFiles } from './data-files';
import { findDeadLinks, findDeadNavigation, findDeadTimelineLinks } from './dead-links';
import { checkIcons } from './icons';
import { findOrphanFiles } from './orphan-files';
import { sitePaths } from './site-paths';
import { checkGroups } from './tags';

/**
 * Everything that stops a build, in `data/` and `content/`.
 * @param site as it is written
 * @param root the folder of the site
 * @param loaded its content
 */
export function findErrors(site: Site, root: string, loaded: LoadedContent): Problem[] {
  const { career, timeline, navigation } = site;
  const { projects } = loaded.content;
  const malformed = checkDataFiles(site);
  const broken = new Set(malformed.map(({ file }) => path.basename(file, '.ts')));
  /** The errors that a check finds, unless a file of `data/` that it reads is malformed. */
  const unless = (files: string[], check: () => Problem[]) =>
    files.some((file) => broken.has(file)) ? [] : check();

  const linked = unless(['owner', 'site'], () => {
    const paths = sitePaths(site, root, loaded);
    return [
      ...findDeadLinks(loaded, paths, pictureFinder(root)),
      ...unless(['navigation'], () => findDeadNavigation(navigation, paths)),
      ...unless(['timeline'], () => findDeadTimelineLinks(timeline, paths, pictureFinder(root))),
    ];
  });
  return [
    ...malformed,
    ...unless(['theme'], () => checkContrast(site.theme)),
    ...unless(['owner', 'navigation', 'toolkit'], () => checkIcons(site)),
    ...findOrphanFiles(root),
    ...loaded.problems,
    ...addLines(root, checkGroups(loaded.summaries)),
    ...addLines(root, linked),
    ...unless(['career'], () => [
      ...checkCareer(career),
      ...addLines(root, checkPeriods(career, projects)),
      ...unless(['timeline'], () => checkTimeline(timeline, career)),
    ]),
  ];
}
