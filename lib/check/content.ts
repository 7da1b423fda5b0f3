import { readFileSync } from 'node:fs';
import { aliasesOf } from '../content/aliases';
import type { Diagnostic, Fault } from '../diagnostic';
import { contentMounts, type LoadedContent } from '../content/load';
import { imageFinder, type ImageFinder } from '../images/find-image';
import type { SiteImage } from '../images/image';
import type { RenderOptions } from '../markdown/render';
import type { Site } from './owner-data';
import { checkAliases } from './aliases';
import { checkEntries } from './entries';
import { checkContrast, checkToolkitContrast } from './contrast';
import { checkDataFiles, isWellFormed, type Part } from './data-files';
import { findDeadNavigation, findDeadTimelineLinks } from './dead-links';
import { allLinks, checkIcons } from './icons';
import type { Problem } from './problem';
import { checkShownResume } from './resume';
import { expectedPages, hasPaths, sitePaths } from './site-paths';
import { checkTexts, readTexts } from './texts';
import { checkTypefaces } from './typefaces';

/**
 * Everything that is wrong in `data/` and `content/`, drafts included.
 * @param site as it is written
 * @param directory the folder of the content
 * @param loaded its content
 */
export async function findErrors(
  site: Site,
  directory: string,
  loaded: LoadedContent,
  options: RenderOptions,
): Promise<Diagnostic[]> {
  const { settings, resume, timeline, navigation } = site;
  const { content, entries } = loaded;
  /** The errors that a check finds, if what it reads of `data/` is well formed. */
  const ifWellFormed = (parts: readonly Part[], check: () => Problem[]) =>
    isWellFormed(site, ...parts) ? check() : [];
  const findImage = imageFinder(contentMounts(directory));
  const texts = await readTexts(entries, options);
  const findLinked = () => {
    const files = sitePaths(site, '.', loaded);
    const aliases = aliasesOf(content);
    const paths = new Set([...files, ...aliases.keys()]);
    const unpublished = new Map(
      entries
        .filter(({ status }) => status !== 'published')
        .map(({ path, file, day, status }) => [
          path,
          { file, day: status === 'scheduled' ? day : undefined },
        ]),
    );
    const pages = expectedPages(settings, loaded);
    const targets = { paths, aliases, unpublished, pages };
    return [
      ...checkAliases(content, { paths: files, unpublished, pages }),
      ...checkTexts(texts, targets, findImage),
      ...entries.flatMap(({ file, images }) =>
        Object.entries(images).flatMap(([field, url]) => {
          const found = findImage(url);
          return 'fix' in found ? [{ file, field, ...found }] : [];
        }),
      ),
      ...ifWellFormed(['navigation'], () =>
        findDeadNavigation(navigation, site.owner.profiles, targets),
      ),
      ...ifWellFormed(['timeline'], () => findDeadTimelineLinks(timeline, targets)),
    ];
  };
  const problems: (Problem & { severity?: Diagnostic['severity'] })[] = [
    ...checkDataFiles(site),
    ...ifWellFormed(['theme.logo', 'theme.picture'], () => checkImages(site, findImage)),
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
    ...ifWellFormed(['theme.fonts'], () => checkTypefaces(site.theme.fonts)),
    ...loaded.diagnostics,
    ...(hasPaths(site) ? findLinked() : []),
    ...checkEntries(resume, content.projects),
    ...(isWellFormed(site, 'settings', 'theme') ? checkShownResume(site) : []),
  ];
  return problems.map((problem) => ({ severity: 'error', ...problem }));
}

function checkImages(site: Site, findImage: ImageFinder): Problem[] {
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
    const hasText = /<text\b/i.test(readFileSync(found.file, 'utf8'));
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

const notSquare = ({ width, height }: SiteImage): Fault => ({
  expected: 'a square drawing: icons and share images are square',
  found: `${width} × ${height} pixels`,
  fix: 'give it a square viewBox, with the same third and fourth number',
});
