import type { PublishedFolder } from '../images/find-image';
import { contentFolderOf } from '../languages/languages';
import { indexBlog, type BlogIndex } from './blog-index';
import type { ReadOptions } from './define-kind';
import type { AnyEntry } from './entry';
import { kindNames, kinds, listPath, type Entry, type KindName } from './kinds';
import { isShown } from './published';
import type { ContentFile } from './read-folder';

export interface LoadOptions extends ReadOptions {
  /** The folder of the content, from the root of the repository. */
  directory: string;
  /** The tag of its language, if it is not the main one. */
  language?: string | undefined;
  /** Routes that the owner has removed, by the kinds whose pages they made. */
  removedRoutes?: Readonly<Partial<Record<KindName, string>>>;
  /** Earlier paths of pages, and their targets. */
  aliases?: Content['aliases'] | undefined;
}

/** The entries that the site shows, by kind, each kind in its order. */
type EntriesByKind = { [Name in KindName]: Entry<Name>[] };

export interface Content extends EntriesByKind {
  /** The entries of all kinds, those without a page included. */
  all: AnyEntry[];
  /** The posts by tag, series and year, and the pages that list them. */
  blog: BlogIndex;
  /** Earlier paths from `data/site.ts`, and their targets. */
  aliases: Readonly<Record<string, string>>;
}

/** The content as read. */
export interface LoadedContent extends Pick<LoadOptions, 'directory' | 'removedRoutes'> {
  /** What the site shows: what is published, and in `npm run dev` drafts and scheduled entries too. */
  shown: Content;
  /** Every entry, shown or not. */
  entries: AnyEntry[];
  /** The files of each kind. Those whose front matter has errors have no entry. */
  files: Record<KindName, ContentFile[]>;
}

/**
 * The folders with published files: one for each kind, and `public/`. Translations also show the images of the
 * main language.
 * @param directory the folder of the content
 * @param language its tag, if it is not that of the main language
 * @param publicFolder the folder of the files that are published as they are
 */
export const publishedFolders = (
  directory: string,
  language?: string,
  publicFolder = 'public',
): PublishedFolder[] => [
  ...foldersOf(directory, language ? `/${language}` : ''),
  ...(language ? foldersOf(contentFolderOf(undefined), '') : []),
  { url: '/', folder: publicFolder },
];

const foldersOf = (directory: string, languagePath: string) =>
  kindNames.map((name) => ({
    url: kinds[name].route,
    folder: `${directory}/${kinds[name].folder}`,
    languagePath,
  }));

/**
 * Reads the whole content folder. All pages, lists and feeds use the result, so that it alone decides what is
 * published.
 */
export function loadContent(options: LoadOptions): LoadedContent {
  const { directory, language, removedRoutes = {} } = options;
  const folders = publishedFolders(directory, language);
  const read = kindNames.map((name) => ({
    name,
    ...(name in removedRoutes
      ? { files: [], entries: [] }
      : kinds[name].readFiles({ ...options, folders })),
  }));
  const entries = read.flatMap((kind): AnyEntry[] => kind.entries);
  const isIncluded = (entry: AnyEntry) => isShown(entry, options);
  // TypeScript cannot infer the type of each kind here.
  const shown = Object.fromEntries(
    read.map(({ name, entries }) => [name, entries.filter(isIncluded)]),
  ) as EntriesByKind;
  return {
    directory,
    removedRoutes,
    shown: {
      ...shown,
      all: entries.filter(isIncluded),
      blog: indexBlog(shown.posts),
      aliases: options.aliases ?? {},
    },
    entries,
    files: Object.fromEntries(
      read.map(({ name, files }) => [name, files]),
    ) as LoadedContent['files'],
  };
}

/** The entries of each kind, by the path of the page that lists them. */
export const entriesByList = (content: Content): Record<string, AnyEntry[]> =>
  Object.fromEntries(kindNames.map((name) => [listPath(name), content[name]]));
