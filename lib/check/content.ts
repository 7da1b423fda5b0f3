import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aliasesOf } from '../content/aliases';
import { pictureFinder, type PictureFinder } from '../content/find-picture';
import { addLines } from '../content/line-numbers';
import type { LoadedContent } from '../content/load-content';
import type { Picture } from '../content/picture';
import type { Problem } from '../content/problem';
import type { Site } from '../site';
import { sitePages } from '../site/pages';
import { checkAliases } from './aliases';
import { checkCareer, checkPeriods, checkTimeline } from './career';
import { checkContrast, checkToolkitContrast } from './contrast';
import { checkDataFiles } from './data-files';
import { findDeadLinks, findDeadNavigation, findDeadTimelineLinks, idFinder } from './dead-links';
import { checkIcons } from './icons';
import { findOrphanFiles } from './orphan-files';
import { checkPublished } from './published';
import { hasPaths, sitePaths } from './site-paths';

/**
 * Everything that stops a build, in `data/` and `content/`.
 * @param site as it is written
 * @param root the folder of the site
 * @param loaded its content
 */
export function findErrors(site: Site, root: string, loaded: LoadedContent): Problem[] {
  const { settings, career, timeline, navigation } = site;
  const { content } = loaded;
  const malformed = checkDataFiles(site);
  const broken = new Set(malformed.map(({ file }) => path.basename(file, '.ts')));
  /** The errors that a check finds, if the files of `data/` that it reads are well formed. */
  const ifWellFormed = (files: string[], check: () => Problem[]) =>
    files.some((file) => broken.has(file)) ? [] : check();

  const findPicture = pictureFinder(root);
  const findLinked = () => {
    const files = sitePaths(site, root, loaded);
    const paths = new Set([...files, ...aliasesOf(content).keys()]);
    const { unpublished } = loaded;
    const targets = { paths, unpublished, findPicture, idsOf: idFinder(content) };
    return [
      ...checkAliases(content, files),
      ...checkPublished(root, paths),
      ...findDeadLinks(loaded, targets),
      ...ifWellFormed(['navigation', 'owner'], () =>
        findDeadNavigation(navigation, site.owner.profiles, targets, sitePages(settings, content)),
      ),
      ...ifWellFormed(['timeline'], () => findDeadTimelineLinks(timeline, targets)),
    ];
  };
  return [
    ...malformed,
    ...ifWellFormed(['owner', 'theme'], () => checkPictures(site, root, findPicture)),
    ...ifWellFormed(['theme'], () => checkContrast(site.theme)),
    ...ifWellFormed(['theme', 'toolkit'], () => checkToolkitContrast(site.toolkit, site.theme)),
    ...ifWellFormed(['owner', 'navigation', 'toolkit'], () => checkIcons(site)),
    ...findOrphanFiles(root),
    ...loaded.problems,
    ...addLines(root, hasPaths(site) ? findLinked() : []),
    ...ifWellFormed(['career'], () => [
      ...checkCareer(career),
      ...addLines(root, checkPeriods(career, content.projects)),
      ...ifWellFormed(['timeline'], () => checkTimeline(timeline, career)),
    ]),
  ];
}

function checkPictures(
  { owner, theme }: Site,
  root: string,
  findPicture: PictureFinder,
): Problem[] {
  const named = [
    ['data/owner.ts', 'portrait.src', owner.portrait?.src],
    ['data/theme.ts', 'mark.src', theme.mark?.src],
    ['data/theme.ts', 'picture', theme.picture],
  ] as const;
  return named.flatMap(([file, field, src]) => {
    const found = src === undefined ? undefined : findPicture(src);
    if (found && 'fix' in found) return [{ file, field, ...found }];
    if (!found || field !== 'mark.src') return [];
    const isDrawn = !/<text\b/i.test(readFileSync(path.join(root, found.file), 'utf8'));
    return [...notSquare(file, field, found), ...(isDrawn ? [] : [{ file, field, ...letters }])];
  });
}

const letters = {
  expected: 'a drawing without <text>, whose letters depend on the fonts of whoever shows it',
  found: 'a drawing with <text>',
  fix: 'convert the letters to paths, in Inkscape with Path, Object to Path',
};

const notSquare = (file: string, field: string, { width, height }: Picture): Problem[] =>
  Math.abs(width - height) <= 1
    ? []
    : [
        {
          file,
          field,
          expected: 'a square drawing: icons and share images are square',
          found: `${width} × ${height} pixels`,
          fix: 'give it a square viewBox, with the same third and fourth number',
        },
      ];
