import { settings } from '@/data/site';
import { entriesByList, type Content } from '@/lib/content/load';
import { currentLanguage } from '@/lib/languages/languages';
import { siteSectionsOf, type SiteSections } from '@/lib/site-sections';
import { routes } from '@/lib/urls';
import { contentOf } from './content';

/**
 * Remembers what follows from the content of a language, because each page asks for it.
 * @param compute finds it for a language: the tag of a further one, or undefined for the main one
 */
export function oncePerContent<T>(
  compute: (language: string | undefined) => T,
): (language: string | undefined) => T {
  const known = new WeakMap<Content, T>();
  return (language) => {
    const content = contentOf(language);
    const value = known.get(content) ?? compute(language);
    known.set(content, value);
    return value;
  };
}

/**
 * The sections of the site in a language. Another language also lists the projects that it has not translated.
 * @param language tag of a further language; undefined for the main one
 */
export const sectionsIn = oncePerContent((language): SiteSections => {
  const lists = entriesByList(contentOf(language));
  const originals = language ? contentOf(undefined).projects : [];
  const projects = [...(lists[routes.projects] ?? []), ...originals];
  return siteSectionsOf(settings, { ...lists, [routes.projects]: projects });
});

/** The sections of the site in the language of the build. */
export const siteSections = (): SiteSections => sectionsIn(currentLanguage);
