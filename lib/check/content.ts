import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { aliasesOf } from '../content/aliases';
import { pictureFinder, type PictureFinder } from '../content/find-picture';
import { addLines } from '../content/line-numbers';
import type { LoadedContent } from '../content/load-content';
import type { Picture } from '../content/picture';
import type { Problem } from '../content/problem';
import type { Site } from '../site';
import { sitePages } from '../site/pages';
import { careerSchema } from '../site/schemas/career';
import { navigationSchema } from '../site/schemas/navigation';
import { ownerSchema } from '../site/schemas/owner';
import { themeSchema } from '../site/schemas/theme';
import { timelineSchema } from '../site/schemas/timeline';
import { toolkitSchema } from '../site/schemas/toolkit';
import { checkAliases } from './aliases';
import { checkCareer, checkPeriods, checkTimeline } from './career';
import { checkContrast, checkToolkitContrast } from './contrast';
import { checkDataFiles } from './data-files';
import { findDeadLinks, findDeadNavigation, findDeadTimelineLinks, idFinder } from './dead-links';
import { allLinks, checkIcons } from './icons';
import { findOrphanFiles } from './orphan-files';
import { checkPublished } from './published';
import { hasPaths, sitePaths } from './site-paths';

const { profiles, portrait } = ownerSchema.shape;
const { only, dark, light, mark, picture } = themeSchema.shape;

/**
 * Everything that stops a build, in `data/` and `content/`.
 * @param site as it is written
 * @param root the folder of the site
 * @param loaded its content
 */
export function findErrors(site: Site, root: string, loaded: LoadedContent): Problem[] {
  const { settings, career, timeline, navigation } = site;
  const { content } = loaded;
  /** The errors that a check finds, if what it reads of `data/` is well formed. */
  const ifWellFormed = (parts: z.ZodRawShape, check: () => Problem[]) =>
    z.object(parts).safeParse(site).success ? check() : [];

  const findPicture = pictureFinder(root);
  const findLinked = () => {
    const files = sitePaths(site, root, loaded);
    const aliases = aliasesOf(content);
    const paths = new Set([...files, ...aliases.keys()]);
    const { unpublished } = loaded;
    const pages = sitePages(settings, content);
    const targets = { paths, aliases, unpublished, pages, findPicture, idsOf: idFinder(content) };
    return [
      ...checkAliases(content, { paths: files, unpublished, pages }),
      // A file that cannot be read may have any of the aliases.
      ...(loaded.problems.length === 0 ? checkPublished(root, paths) : []),
      ...findDeadLinks(loaded, targets),
      ...ifWellFormed({ navigation: navigationSchema, owner: z.object({ profiles }) }, () =>
        findDeadNavigation(navigation, site.owner.profiles, targets),
      ),
      ...ifWellFormed({ timeline: timelineSchema }, () => findDeadTimelineLinks(timeline, targets)),
    ];
  };
  return [
    ...checkDataFiles(site),
    ...ifWellFormed({ owner: z.object({ portrait }), theme: z.object({ mark, picture }) }, () =>
      checkPictures(site, root, findPicture),
    ),
    ...ifWellFormed({ theme: z.object({ only, dark, light }) }, () => checkContrast(site.theme)),
    ...ifWellFormed({ theme: z.object({ only, dark, light }), toolkit: toolkitSchema }, () =>
      checkToolkitContrast(site.toolkit, site.theme),
    ),
    ...ifWellFormed({ owner: z.object({ profiles }) }, () =>
      checkIcons('data/owner.ts', site.owner.profiles),
    ),
    ...ifWellFormed({ navigation: navigationSchema }, () =>
      checkIcons('data/navigation.ts', allLinks(navigation)),
    ),
    ...ifWellFormed({ toolkit: toolkitSchema }, () =>
      checkIcons(
        'data/toolkit.ts',
        site.toolkit.flatMap(({ items }) => items),
      ),
    ),
    ...findOrphanFiles(root),
    ...loaded.problems,
    ...addLines(root, hasPaths(site) ? findLinked() : []),
    ...ifWellFormed({ career: careerSchema }, () => [
      ...checkCareer(career),
      ...addLines(root, checkPeriods(career, content.projects)),
      ...ifWellFormed({ timeline: timelineSchema }, () => checkTimeline(timeline, career)),
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
