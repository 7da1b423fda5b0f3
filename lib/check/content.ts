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
  /** The errors that a check finds, if the files of `data/` that it reads are well formed. */
  const ifWellFormed = (files: string[], check: () => Problem[]) =>
    files.some((file) => broken.has(file)) ? [] : check();

  const linked = ifWellFormed(['owner', 'site'], () => {
    const paths = sitePaths(site, root, loaded);
    return [
      ...findDeadLinks(loaded, paths, pictureFinder(root)),
      ...ifWellFormed(['navigation'], () => findDeadNavigation(navigation, paths)),
      ...ifWellFormed(['timeline'], () =>
        findDeadTimelineLinks(timeline, paths, pictureFinder(root)),
      ),
    ];
  });
  return [
    ...malformed,
    ...ifWellFormed(['theme'], () => checkContrast(site.theme)),
    ...ifWellFormed(['owner', 'navigation', 'toolkit'], () => checkIcons(site)),
    ...findOrphanFiles(root),
    ...loaded.problems,
    ...addLines(root, checkGroups(loaded.summaries)),
    ...addLines(root, linked),
    ...ifWellFormed(['career'], () => [
      ...checkCareer(career),
      ...addLines(root, checkPeriods(career, projects)),
      ...ifWellFormed(['timeline'], () => checkTimeline(timeline, career)),
    ]),
  ];
}
