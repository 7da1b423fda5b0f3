import { checkDataFiles } from '@/lib/check/data-files';
import { checkExport } from '@/lib/check/export';
import { allLinks, warnOfProfiles } from '@/lib/check/icons';
import { findImages, warnOfHeavyImages, warnOfUnusedMedia } from '@/lib/check/images';
import { missingCvLetters } from '@/lib/cv/build-cv';
import { warnOfSpellings } from '@/lib/check/tags';
import {
  warnOfPosters,
  warnOfSame,
  warnOfTags,
  warnOfTexts,
  type Warning,
} from '@/lib/check/warnings';
import { basePath } from '@/lib/base-path';
import { imageFinder } from '@/lib/images/find-image';
import type { LoadedContent } from '@/lib/content/load-content';
import { outDirectory } from '@/lib/site/directory';
import type { Site } from '@/lib/site/read-site';
import { isUpToDate } from './build-id';
import { warnOfLetters } from './share-images/warn-of-letters';

/**
 * Everything that could be better about a site and does not stop a build, except what
 * `findSiteErrors` finds beside its errors.
 * @param site as it is written
 * @param root the folder of the site
 * @param loaded its content, with drafts
 */
export function findSiteWarnings(site: Site, root: string, loaded: LoadedContent): Warning[] {
  const { content, texts, summaries, problems, draftProblems } = loaded;
  const isWellFormed = checkDataFiles(site).length === 0;
  // A file that is switched off or cannot be read may use any of the images.
  const areAllRead =
    isWellFormed &&
    site.settings.pages.blog !== false &&
    site.settings.pages.projects !== false &&
    problems.length + draftProblems.length === 0;
  const posts = summaries.map((post) => ({ ...post, file: `content/blog/${post.id}.md` }));
  const projects = content.projects.map((project) => ({
    ...project,
    file: `content/projects/${project.slug}.md`,
  }));
  return [
    ...warnOfTexts(texts),
    ...warnOfPosters(texts, imageFinder(root)),
    ...warnOfTags(summaries),
    ...warnOfSame('title', posts),
    ...(['title', 'order', 'latest'] as const).flatMap((field) => warnOfSame(field, projects)),
    ...warnOfSpellings(posts),
    ...warnOfSpellings(projects),
    ...(isWellFormed ? warnOfLetters(content, site.theme.fonts, root) : []),
    ...(isWellFormed ? warnOfCvLetters(site) : []),
    ...(areAllRead ? warnOfUnusedMedia(root, texts, [site, content.projects, summaries]) : []),
    ...warnOfHeavyImages(findImages(root)),
    ...(isWellFormed && isUpToDate(outDirectory, root, basePath) ? warnOfExport(site) : []),
  ];
}

/** Letters, such as emoji, that the CV leaves out. */
function warnOfCvLetters(site: Site): Warning[] {
  const { others } = missingCvLetters({ ...site, siteUrl: '', projectUrls: new Map() });
  if (others.length === 0) return [];
  const words = `the CV is without ${others.join(' ')}, which no typeface of data/theme.ts has`;
  return [{ file: 'data/resume.json', words }];
}

/** What is wrong with the pages of the export, though nothing is wrong with what they are made from. */
function warnOfExport({ navigation }: Site): Warning[] {
  const missing = allLinks(navigation).flatMap((link) => (link.missing ? [link.href] : []));
  return checkExport(outDirectory, missing);
}
