import type { OtherLanguage } from '@/components/layout/language-switcher';
import { settings } from '@/data/site';
import type { ListedProject } from '@/lib/content/kinds';
import { findFile } from '@/lib/images/find-image';
import { currentLanguage, furtherLanguages } from '@/lib/languages/languages';
import { languagePages, pageKey } from '@/lib/languages/pages';
import { routes, withBasePath, withSiteBasePath, type Original, type SiteTarget } from '@/lib/urls';
import { settings as mainSettings } from '@main-data/site';
import { contentOf, siteContent, siteFolders } from './content';
import { absoluteSiteUrl } from './owner';
import { oncePerContent, sectionsIn } from './sections';

/** A language of the site. */
export interface Language {
  /** BCP 47 tag. */
  tag: string;
  /** The folder of its translations, which is also its path; undefined for the main language. */
  folder: string | undefined;
}

/** The languages of the site, the main one first. */
const languages = (): Language[] => [
  { tag: mainSettings.language, folder: undefined },
  ...furtherLanguages().map((folder) => ({ tag: folder, folder })),
];

/** A page in one of its languages. */
export interface PageVersion extends Language {
  /** Path below the base path of the site. */
  path: string;
}

/**
 * The versions of a page in all languages that have it, its own included.
 * @param path path of a page in the current language
 * @returns empty for a page that exists in one language only
 */
export function versionsOf(path: string): PageVersion[] {
  if (furtherLanguages().length === 0) return [];
  const key = pagesOf(currentLanguage).keys.get(path) ?? '';
  const versions = languages().flatMap(({ tag, folder }) => {
    const page = pagesOf(folder).paths.get(key);
    return page === undefined ? [] : { tag, folder, path: pathIn(folder, page) };
  });
  return versions.length > 1 ? versions : [];
}

/** The other languages of the site. */
export function otherLanguages(): OtherLanguage[] {
  if (furtherLanguages().length === 0) return [];
  return languages()
    .filter(({ folder }) => folder !== currentLanguage)
    .map(({ tag, folder }) => {
      const lists = [routes.blog, routes.projects]
        .filter((path) => pagesOf(folder).keys.has(path))
        .map((path) => [path, languageHref(folder, path)] as const);
      const home = languageHref(folder, routes.home);
      return { tag, name: nameInItself(tag), home, lists: Object.fromEntries(lists) };
    });
}

/** The projects of the lists: in another language also those that are not translated. */
export function listedProjects(): ListedProject[] {
  const { projects } = siteContent();
  if (!currentLanguage) return projects;
  const { paths } = pagesOf(currentLanguage);
  const originals = contentOf(undefined)
    .projects.filter((project) => !paths.has(pageKey(project)))
    .map((project) => ({ ...project, original: toOriginal(project.path) }));
  return [...projects, ...originals].sort((a, b) => a.order - b.order);
}

/** The name of a language in that language, as a label: `Français`. */
function nameInItself(tag: string): string {
  const name = nameOf(tag, tag);
  const [first = ''] = name;
  return first.toLocaleUpperCase(tag) + name.slice(first.length);
}

const nameOf = (tag: string, inLanguage: string): string =>
  new Intl.DisplayNames(inLanguage, { type: 'language' }).of(tag) ?? tag;

/**
 * The absolute URLs of the versions of a page by language. Readers of other languages get the main one:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function languageUrls(versions: readonly PageVersion[]): Record<string, string> {
  const urls = versions.map(({ tag, path }) => [tag, absoluteSiteUrl(path)] as const);
  const main = versions.find(({ folder }) => folder === undefined);
  return Object.fromEntries([
    ...urls,
    ...(main ? [['x-default', absoluteSiteUrl(main.path)]] : []),
  ]);
}

/** The path of a page below the base path of the site. */
export const pathIn = (folder: string | undefined, path: string): string =>
  folder ? `/${folder}${path}` : path;

const pagesOf = oncePerContent((folder) => languagePages(contentOf(folder), sectionsIn(folder)));

/**
 * Where a path of the site leads: to a page or file of the current language, to the translation of a page of the main
 * language, or else to that page itself.
 * @param path path as texts and `data/` write it, without the base path
 */
export function resolvePath(path: string): SiteTarget {
  const file = currentLanguage && findFile(siteFolders, path);
  if (file) return { href: withSiteBasePath(file.url) };
  const [written = ''] = path.split(/[?#]/);
  const own = pagesOf(currentLanguage);
  const key = own.keys.has(written) ? undefined : pagesOf(undefined).keys.get(written);
  const translation = key === undefined ? written : own.paths.get(key);
  if (translation === undefined) {
    const original = toOriginal(path);
    return { href: original.href, original };
  }
  const page = translation + path.slice(written.length);
  return { href: withBasePath(page), page };
}

const toOriginal = (path: string): Original => ({
  href: languageHref(undefined, path),
  hrefLang: mainSettings.language,
  languageName: nameOf(mainSettings.language, settings.language),
});

/**
 * The URL of a page in a language, for a plain link. While `npm run dev` runs, each language has a server of its own.
 * @param folder tag of a further language; undefined for the main one
 * @param path path of the page, without the base path
 */
function languageHref(folder: string | undefined, path: string): string {
  const index = languages().findIndex((language) => language.folder === folder);
  const origin = process.env.DEV_ORIGINS?.split(' ')[index] ?? '';
  return `${origin}${withSiteBasePath(pathIn(folder, path))}`;
}
