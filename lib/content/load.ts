import type { Diagnostic } from '../diagnostic';
import { filesIn } from '../files/files-in';
import type { PublishedFolder } from '../images/find-image';
import { contentFolderOf } from '../languages/languages';
import { indexBlog, type BlogIndex } from './blog-index';
import type { KindFiles, ReadOptions } from './define-kind';
import type { AnyEntry, BaseEntry } from './entry';
import { kindNames, kinds, listPath, type Entry, type KindName } from './kinds';
import { isShown } from './published';
import { findMisplaced, isMarkdownFile, type ContentFile } from './read-folder';

export interface LoadOptions extends ReadOptions {
  /** The folder of the content, from the root of the repository. */
  directory: string;
  /** The tag of its language, if it is not the main one. */
  language?: string | undefined;
  /** Kinds whose routes the owner has removed. */
  withoutRoute?: readonly KindName[];
  /** Earlier paths of pages, and their targets. */
  aliases?: Content['aliases'] | undefined;
}

/** All published entries by kind, each kind in its order. */
type EntriesByKind = { [Name in KindName]: Entry<Name>[] };

export interface Content extends EntriesByKind {
  /** The entries of all kinds, for feeds, the sitemap and the search. */
  all: AnyEntry[];
  /** The posts by tag, series and year, and the pages that list them. */
  blog: BlogIndex;
  /** Earlier paths from `data/site.ts`, and their targets. */
  aliases: Readonly<Record<string, string>>;
}

/** The content with its diagnostics. */
export interface LoadedContent {
  /** What the site shows. */
  published: Content;
  /** Every entry that can be shown, published or not. */
  entries: AnyEntry[];
  /** The files of all entries, and those whose front matter has errors. */
  files: ContentFile[];
  diagnostics: Diagnostic[];
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
  const folders = publishedFolders(options.directory, options.language);
  const read: KindFiles<AnyEntry>[] = [];
  for (const name of kindNames) {
    const isRemoved = options.withoutRoute?.includes(name);
    const taken = takenSlugs(name, read);
    read.push(
      isRemoved
        ? withoutPages(name, options.directory)
        : kinds[name].readFiles({ ...options, folders, taken }),
    );
  }
  const isIncluded = (entry: BaseEntry) => isShown(entry, options);
  const lists = read.map((one, index) => [kindNames[index], one.entries.filter(isIncluded)]);
  // TypeScript cannot infer the type of each kind here.
  const published = Object.fromEntries(lists) as EntriesByKind;
  const entries = read.flatMap((one) => one.entries);
  return {
    published: {
      ...published,
      all: entries.filter(isIncluded),
      blog: indexBlog(published.posts),
      aliases: options.aliases ?? {},
    },
    entries,
    files: read.flatMap((one) => one.files),
    diagnostics: [...read.flatMap((one) => one.diagnostics), ...checkPlaces(options)],
  };
}

/** The entries of each kind, by the path of the page that lists them. */
export const entriesByList = (content: Content): Record<string, AnyEntry[]> =>
  Object.fromEntries(kindNames.map((name) => [listPath(name), content[name]]));

/** Finds texts outside the folders of the kinds. Kinds without a route are reported by `withoutPages`. */
function checkPlaces({ directory, withoutRoute = [] }: LoadOptions) {
  const folderOf = (name: KindName) => kinds[name].folder;
  return findMisplaced(directory, kindNames.map(folderOf)).filter(
    ({ file }) => !withoutRoute.some((name) => file.startsWith(`${directory}/${folderOf(name)}/`)),
  );
}

/** Leaves out the files of a kind whose route was removed, with a warning, so that nothing links to them. */
function withoutPages(name: KindName, directory: string): KindFiles<never> {
  const { folder } = kinds[name];
  const removed: Diagnostic = {
    severity: 'warning',
    file: `${directory}/${folder}`,
    message: `there is no route app${listPath(name)}, so the files in this folder do not become pages`,
  };
  const isEmpty = !filesIn(`${directory}/${folder}`).some(isMarkdownFile);
  return { files: [], entries: [], diagnostics: isEmpty ? [] : [removed] };
}

/**
 * Slugs that files of a kind cannot use, because routes, other files or other kinds have them.
 * @param read the kinds that have been read before
 */
function takenSlugs(name: KindName, read: readonly KindFiles<AnyEntry>[]): Map<string, string> {
  const { reserved, route } = kinds[name];
  const taken = new Map(reserved);
  for (const { path, file } of read.flatMap(({ entries }) => entries)) {
    if (path.startsWith(route)) taken.set(path.slice(route.length, -1), file);
  }
  return taken;
}
