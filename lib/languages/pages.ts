import { kindNames } from '../content/kinds';
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
    ...kindNames.flatMap((kind) =>
      content[kind].map(
        ({ slug, path, translationOf = slug }) => [`${kind}/${translationOf}`, path] as const,
      ),
    ),
  ]);
