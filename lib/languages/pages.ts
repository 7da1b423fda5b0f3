import type { Content } from '../content/load';
import { mainPagesOf, type SiteSections } from '../site-sections';
import { routes } from '../urls';

/**
 * The published pages of a language that can have translations. Lists of tags, series and years have none.
 * @returns paths by a key that a page shares with its translations
 */
export const translatablePages = (
  content: Content,
  sections: SiteSections,
): ReadonlyMap<string, string> =>
  new Map([
    ...mainPagesOf(sections).map((page) => [page, routes[page]] as const),
    ...content.all.map(
      ({ folder, slug, path, translationOf = slug }) =>
        [`${folder}/${translationOf}`, path] as const,
    ),
  ]);
