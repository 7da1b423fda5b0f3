import { findErrors } from '@/lib/check/content';
import { checkDataFiles } from '@/lib/check/data-files';
import { checkImages, findImages } from '@/lib/check/images';
import type { Warning } from '@/lib/check/warnings';
import type { LoadedContent } from '@/lib/content/load-content';
import type { Problem } from '@/lib/content/problem';
import { buildDay } from '@/lib/dates';
import type { readSite, Site } from '@/lib/site/read-site';
import { themeSchema } from '@/lib/site/schemas/theme';
import { cvInput } from './cv/cv-input';
import { checkTypefaces } from './fonts/check-typefaces';
import { missingFromTypefaces } from './fonts/font-files';

/**
 * Everything that stops a build, for the build and for `npm run check`: the errors of today, and those
 * that the site would have on the days of its scheduled posts.
 * @param root the folder of the site
 * @param load loads what is published on a day
 * @returns also the warnings of images, which are found along with their errors
 */
export async function findSiteErrors(
  { written, site }: ReturnType<typeof readSite>,
  root: string,
  load: (today: string) => LoadedContent,
): Promise<{ errors: Problem[]; warnings: Warning[] }> {
  const loaded = load(buildDay());
  const days = [
    ...new Set([...loaded.unpublished.values()].flatMap(({ day }) => day ?? [])),
  ].sort();
  const images = await checkImages(root, findImages(root));
  const isWellFormed = checkDataFiles(written).length === 0;
  const { data: fonts } = themeSchema.shape.fonts.safeParse(site.theme?.fonts);
  const typefaces = fonts ? checkTypefaces(fonts, root) : [];
  const errors = [
    ...[loaded, ...days.map(load)].flatMap((content) => findErrors(written, root, content)),
    ...images.problems,
    ...typefaces,
    ...(isWellFormed && typefaces.length === 0 ? checkCvLetters(site, root) : []),
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

function checkCvLetters(site: Site, root: string): Problem[] {
  const { owner, career, settings, theme } = site;
  if (!settings.pages.cv) return [];
  const text = JSON.stringify(cvInput({ ...site, projectPages: [] }, 'a4', owner.siteUrl));
  return missingFromTypefaces(text, theme.fonts, root).map((letter) => {
    const part = [owner, career].findIndex((data) => JSON.stringify(data).includes(letter));
    return {
      file: `data/${['owner', 'career'][part] ?? 'words'}.ts`,
      field: 'letters',
      expected: 'letters that a typeface of data/theme.ts has',
      found: `"${letter}"`,
      fix: 'write it in Latin letters, choose a typeface with that script, such as @fontsource/noto-sans-jp for Japanese, or switch the CV off: pages.cv in data/site.ts',
    };
  });
}
