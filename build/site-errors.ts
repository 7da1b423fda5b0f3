import { findErrors } from '@/lib/check/content';
import { checkDataFiles } from '@/lib/check/data-files';
import { checkImages, findImages } from '@/lib/check/images';
import type { Warning } from '@/lib/check/warnings';
import type { LoadedContent } from '@/lib/content/load-content';
import type { Problem } from '@/lib/content/problem';
import { buildDay } from '@/lib/dates';
import type { Site } from '@/lib/site/read-site';
import { missingCvLetters } from '@/lib/cv/build-cv';
import { themeSchema } from '@/lib/schema';
import { checkTypefaces } from './fonts/check-typefaces';

/**
 * Everything that stops a build, for the build and for `npm run check`: the errors of today, and those
 * that the site would have on the days of its scheduled posts.
 * @param root the folder of the site
 * @param load loads what is published on a day
 * @returns also the warnings of images, which are found along with their errors
 */
export async function findSiteErrors(
  site: Site,
  root: string,
  load: (today: string) => LoadedContent,
): Promise<{ errors: Problem[]; warnings: Warning[] }> {
  const loaded = load(buildDay());
  const days = [
    ...new Set([...loaded.unpublished.values()].flatMap(({ day }) => day ?? [])),
  ].sort();
  const images = await checkImages(root, findImages(root));
  const isWellFormed = checkDataFiles(site).length === 0;
  const { data: fonts } = themeSchema.shape.fonts.safeParse(site.theme?.fonts);
  const typefaces = fonts ? checkTypefaces(fonts, root) : [];
  const errors = [
    ...[loaded, ...days.map(load)].flatMap((content) => findErrors(site, root, content)),
    ...images.problems,
    ...typefaces,
    ...(isWellFormed && typefaces.length === 0 ? checkCvLetters(site) : []),
  ];
  return { errors: distinct(errors), warnings: images.warnings };
}

/**
 * The errors that a site has with its drafts alone, which stop nothing else.
 * @param everything the content with drafts
 * @param known the errors of the site without them
 */
export const findDraftErrors = (
  written: Site,
  root: string,
  everything: LoadedContent,
  known: readonly Problem[],
): Problem[] =>
  without(known, [...everything.draftProblems, ...findErrors(written, root, everything)]);

/**
 * Removes repeated items of a list. Problems that differ only in their fix count as one: a fix may name a
 * page that is there on one day and not on another.
 */
function distinct<T extends object>(items: readonly T[]): T[] {
  const kept = new Map<string, T>();
  for (const item of items) {
    const key = JSON.stringify({ ...item, fix: undefined });
    if (!kept.has(key)) kept.set(key, item);
  }
  return [...kept.values()];
}

/** The items of a list that another does not have, as {@link distinct} compares them. */
export function without<T extends object>(known: readonly T[], items: readonly T[]): T[] {
  return distinct([...known, ...items]).slice(distinct(known).length);
}

/** A name that cannot be set is an error; other letters are left out of the CV. */
function checkCvLetters(site: Site): Problem[] {
  const { name } = missingCvLetters({ ...site, siteUrl: '', projectUrls: new Map() });
  if (name.length === 0) return [];
  return [
    {
      file: 'data/resume.json',
      field: 'basics.name',
      expected: 'letters that a typeface of data/theme.ts has, for the CV',
      found: name.join(' '),
      fix: 'choose a typeface with that script, such as @fontsource/noto-sans-jp for Japanese, or write the name in Latin letters',
    },
  ];
}
