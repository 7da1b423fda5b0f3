import { cache } from 'react';
import { settings } from '@/data/site';
import { theme } from '@/data/theme';
import { checkContentFiles } from '@/lib/content/errors/content-files';
import { kindNames, kinds, listPath } from '@/lib/content/kinds';
import {
  publishedFolders,
  loadContent,
  type Content,
  type LoadedContent,
  type LoadOptions,
} from '@/lib/content/load';
import { buildDay } from '@/lib/dates';
import { ContentError, formatDiagnostics, stopsBuild } from '@/lib/diagnostic';
import { patternColors } from '@/lib/graphics/pattern';
import { pageImage } from '@/lib/images/find-image';
import type { ShownImage } from '@/lib/images/image';
import { contentFolderOf, currentLanguage } from '@/lib/languages/languages';
import { periodsOf } from '@/lib/resume/entries';
import { hasEntryRoute, hasRoute } from '@/lib/site-sections';
import { settings as mainSettings } from '@main-data/site';
import { mainResume, owner, resume } from './owner';

/** The folder of the content. */
export const contentFolder = contentFolderOf(currentLanguage);

/** The folders whose files are published. */
export const siteFolders = publishedFolders(contentFolder, currentLanguage);

const today = buildDay(settings.timeZone);

/** Only while the site is developed, its files change, and unpublished texts are shown. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** The settings of a language take up those of the main one, whose aliases are not below its path. */
const ownAliases =
  currentLanguage && settings.aliases === mainSettings.aliases ? undefined : settings.aliases;

/** The routes that the owner has removed, by the kinds whose pages they made. */
const removedRoutes = () =>
  Object.fromEntries(
    kindNames.flatMap((name) => {
      const { route, metadata } = kinds[name];
      const list = listPath(name);
      if (!hasRoute(list)) return [[name, `app${list}`]];
      return metadata && !hasEntryRoute(route) ? [[name, `app${route}[slug]/`]] : [];
    }),
  );

/**
 * What differs between the languages when their content is read. Of others than the current and the main one, only
 * pages are asked for, and neither periods nor aliases.
 * @param language tag of a further language; undefined for the main one
 */
export const optionsIn = (
  language: string | undefined,
): Pick<LoadOptions, 'aliases' | 'directory' | 'language' | 'periodsOf' | 'textLanguage'> => ({
  directory: contentFolderOf(language),
  language,
  textLanguage:
    language === currentLanguage ? settings.language : (language ?? mainSettings.language),
  periodsOf: (name) => periodsOf(language ? resume : mainResume, name),
  aliases: language ? ownAliases : mainSettings.aliases,
});

/** Reads the content of the site: see {@link loadContent}. */
export const loadSiteContent = (options: Partial<LoadOptions> = {}): LoadedContent =>
  loadContent({
    ...optionsIn(currentLanguage),
    today,
    showUnpublished: isDevelopment,
    patternColors: patternColors(theme),
    removedRoutes: removedRoutes(),
    ...options,
  });

/**
 * The content that the site shows.
 * @throws ContentError in a build, if files cannot be read; `npm run dev` prints why
 */
export const siteContent = (): Content => contentOf(currentLanguage);

/**
 * Kept in `globalThis`, because Next evaluates a module again for some pages and route handlers, and each would read
 * and print the same: https://github.com/vercel/next.js/issues/65350
 */
const shared = globalThis as {
  /** The contents that were read in this build, by language. */
  contents?: Map<string | undefined, Content>;
  /** What `npm run dev` has printed last. */
  contentDiagnostics?: string;
};

/**
 * The content that the site shows in a language: in a build read once, in `npm run dev`, where files change, whenever
 * React renders a page: https://react.dev/reference/react/cache
 * @param language tag of a further language; undefined for the main one
 */
export const contentOf = isDevelopment ? cache(readContent) : builtContentOf;

function builtContentOf(language: string | undefined): Content {
  const contents = (shared.contents ??= new Map());
  const content = contents.get(language) ?? readContent(language);
  contents.set(language, content);
  return content;
}

function readContent(language: string | undefined): Content {
  const loaded = loadSiteContent(optionsIn(language));
  if (language === currentLanguage) reportErrors(loaded);
  return loaded.shown;
}

function reportErrors(content: LoadedContent) {
  const diagnostics = checkContentFiles(content);
  if (isDevelopment) return printOnce(formatDiagnostics(diagnostics));
  const errors = diagnostics.filter(stopsBuild);
  if (errors.length > 0) throw new ContentError(errors);
}

function printOnce(diagnostics: string) {
  if (diagnostics !== '' && diagnostics !== shared.contentDiagnostics) console.error(diagnostics);
  shared.contentDiagnostics = diagnostics;
}

/** What is wrong with the texts, for the pages of `npm run dev`. */
export function contentDiagnostics(): string {
  siteContent();
  return shared.contentDiagnostics ?? '';
}

/** The owner's portrait, if there is one. */
export function sitePortrait(): { image: ShownImage; alt: string } | undefined {
  const { portrait } = owner;
  return portrait && { image: pageImage(siteFolders, portrait.src), alt: portrait.alt };
}
