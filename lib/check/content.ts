import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aliasesOf } from '../content/aliases';
import { imageFinder, type ImageFinder } from '../images/find-image';
import { addLines } from '../content/line-numbers';
import type { LoadedContent } from '../content/load-content';
import type { SiteImage } from '../images/image';
import type { Finding, Problem } from '../content/problem';
import type { Site } from '../site';
import { checkAliases } from './aliases';
import { checkEntries } from './entries';
import { checkContrast, checkToolkitContrast } from './contrast';
import { checkDataFiles, isWellFormed, type Part } from './data-files';
import { findDeadLinks, findDeadNavigation, findDeadTimelineLinks, idFinder } from './dead-links';
import { allLinks, checkIcons } from './icons';
import { findOrphanFiles } from './orphan-files';
import { expectedPages, hasPaths, sitePaths } from './site-paths';

/**
 * Everything that stops a build, in `data/` and `content/`.
 * @param site as it is written
 * @param root the folder of the site
 * @param loaded its content
 */
export function findErrors(site: Site, root: string, loaded: LoadedContent): Problem[] {
  const { settings, resume, timeline, navigation } = site;
  const { content } = loaded;
  /** The errors that a check finds, if what it reads of `data/` is well formed. */
  const ifWellFormed = (parts: readonly Part[], check: () => Problem[]) =>
    isWellFormed(site, ...parts) ? check() : [];

  const findImage = imageFinder(root);
  const findLinked = () => {
    const files = sitePaths(site, root, loaded);
    const aliases = aliasesOf(content);
    const paths = new Set([...files, ...aliases.keys()]);
    const { unpublished } = loaded;
    const pages = expectedPages(settings, loaded);
    const targets = { paths, aliases, unpublished, pages, findImage, idsOf: idFinder(content) };
    return [
      ...checkAliases(content, { paths: files, unpublished, pages }),
      ...findDeadLinks(loaded, targets),
      ...ifWellFormed(['navigation'], () =>
        findDeadNavigation(navigation, site.owner.profiles, targets),
      ),
      ...ifWellFormed(['timeline'], () => findDeadTimelineLinks(timeline, targets)),
    ];
  };
  return [
    ...checkDataFiles(site),
    ...ifWellFormed(['theme.logo', 'theme.picture'], () => checkPictures(site, root, findImage)),
    ...ifWellFormed(['theme.only', 'theme.dark', 'theme.light'], () => checkContrast(site.theme)),
    ...ifWellFormed(['theme.only', 'theme.dark', 'theme.light', 'toolkit'], () =>
      checkToolkitContrast(site.toolkit, site.theme),
    ),
    ...ifWellFormed(['settings.profileIcons'], () =>
      checkIcons(
        'data/site.ts',
        Object.entries(settings.profileIcons ?? {}).map(([label, icon]) => ({ label, icon })),
      ),
    ),
    ...ifWellFormed(['navigation'], () => checkIcons('data/navigation.ts', allLinks(navigation))),
    ...ifWellFormed(['toolkit'], () =>
      checkIcons(
        'data/toolkit.ts',
        site.toolkit.flatMap(({ items }) => items),
      ),
    ),
    ...findOrphanFiles(root),
    ...loaded.problems,
    ...addLines(root, hasPaths(site) ? findLinked() : []),
    ...addLines(root, checkEntries(resume, content.projects)),
  ];
}

function checkPictures(site: Site, root: string, findImage: ImageFinder): Problem[] {
  const { portrait } = site.owner;
  const { logo, picture } = site.theme;
  const named = [
    ['data/resume.json', 'basics.image', portrait?.src],
    ['data/theme.ts', 'logo.src', logo?.src],
    ['data/theme.ts', 'picture', picture],
  ] as const;
  return named.flatMap(([file, field, src]) => {
    const found = src === undefined ? undefined : findImage(src);
    if (found && 'fix' in found) return [{ file, field, ...found }];
    if (!found || field !== 'logo.src') return [];
    const hasText = /<text\b/i.test(readFileSync(path.join(root, found.file), 'utf8'));
    const isSquare = Math.abs(found.width - found.height) <= 1;
    return [isSquare ? [] : notSquare(found), hasText ? letters : []]
      .flat()
      .map((problem) => ({ file, field, ...problem }));
  });
}

const letters = {
  expected: 'a drawing without <text>, whose letters depend on the fonts of whoever shows it',
  found: 'a drawing with <text>',
  fix: 'convert the letters to paths, in Inkscape with Path, Object to Path',
};

const notSquare = ({ width, height }: SiteImage): Finding => ({
  expected: 'a square drawing: icons and share images are square',
  found: `${width} × ${height} pixels`,
  fix: 'give it a square viewBox, with the same third and fourth number',
});
