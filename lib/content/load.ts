import { indexBlog, type BlogIndex } from './blog-index';
import type { Diagnostic } from '../diagnostic';
import { filesIn } from '../files-in';
import type { Mount } from '../images/find-image';
import { findMisplaced, isText } from './read-folder';
import type { AnyEntry, BaseEntry } from './entry';
import { kindNames, kinds, type Entry, type KindName } from './kinds';
import type { KindFiles, ReadOptions } from './define-kind';

export interface LoadOptions extends ReadOptions {
  /** The folder of the content, from the root of the repository. */
  directory: string;
  /** Kinds whose routes the owner has removed. */
  withoutRoute?: readonly KindName[];
  /** Earlier paths of pages, and where they lead. */
  aliases?: Content['aliases'] | undefined;
}

/** Everything that is published, by kind, in the order of its lists. */
type EntriesByKind = { [Name in KindName]: Entry<Name>[] };

export interface Content extends EntriesByKind {
  /** The same entries together, for feeds and other files that programs read. */
  all: AnyEntry[];
  /** The posts by tag, series and year, and the pages that list them. */
  blog: BlogIndex;
  /** Earlier paths from `data/site.ts`, and where they lead. */
  aliases: Readonly<Record<string, string>>;
}

/** The content, and what is wrong with it. */
export interface LoadedContent {
  content: Content;
  /** Every entry that can be shown, published or not. */
  entries: AnyEntry[];
  /** What is wrong with files. */
  diagnostics: Diagnostic[];
  /** The paths of the pages of files with errors, by kind. */
  brokenPaths: Record<KindName, string[]>;
}

/** The folders whose files are published: that of each kind, and `public/`. */
export const contentMounts = (directory: string): Mount[] => [
  ...kindNames.map((name) => ({
    url: kinds[name].route,
    folder: `${directory}/${kinds[name].folder}`,
  })),
  { url: '/', folder: 'public' },
];

/** Next bundles pages and route handlers apart: each of them would read everything again. */
const LOADED = Symbol.for('content of the portfolio');
const shared = globalThis as { [LOADED]?: Map<string, LoadedContent> };
const loaded = (shared[LOADED] ??= new Map());

/**
 * Reads everything in the folder of the content. Pages, lists, feeds and all other files take what this
 * returns, so that what is published is decided once. A build reads once; in development, files
 * may change at any time.
 */
export function loadContent(options: LoadOptions): LoadedContent {
  if (process.env.NODE_ENV !== 'production') return readContent(options);
  const key = JSON.stringify(options);
  const known = loaded.get(key) ?? readContent(options);
  loaded.set(key, known);
  return known;
}

function readContent(options: LoadOptions): LoadedContent {
  const paths = new Map<string, string>();
  const mounts = contentMounts(options.directory);
  const read = kindNames.map((name) => {
    const taken = takenSlugs(name, paths);
    const files = kinds[name].readFiles(name, { ...options, mounts, taken }, paths);
    const hasNoRoute = options.withoutRoute?.includes(name);
    return hasNoRoute ? withoutPages(name, options.directory) : files;
  });
  const isShown = ({ status }: BaseEntry) => status === 'published' || options.showUnpublished;
  const lists = read.map((one, index) => [kindNames[index], one.entries.filter(isShown)]);
  // TypeScript does not follow the kinds through a list.
  const published = Object.fromEntries(lists) as EntriesByKind;
  const brokenPaths = Object.fromEntries(
    read.map((one, index) => [kindNames[index], one.brokenPaths]),
  ) as LoadedContent['brokenPaths'];
  const entries = read.flatMap((one): AnyEntry[] => one.entries);
  return {
    content: {
      ...published,
      all: entries.filter(isShown),
      blog: indexBlog(published.posts),
      aliases: options.aliases ?? {},
    },
    entries,
    diagnostics: [...read.flatMap((one) => one.diagnostics), ...checkPlaces(options)],
    brokenPaths,
  };
}

/** Finds texts from which no pages are made. Those of a kind without a route are one warning of their own. */
function checkPlaces({ directory, withoutRoute = [] }: LoadOptions): Diagnostic[] {
  const folderOf = (name: KindName) => kinds[name].folder;
  return findMisplaced(directory, kindNames.map(folderOf)).filter(
    ({ file }) => !withoutRoute.some((name) => file.startsWith(`${directory}/${folderOf(name)}/`)),
  );
}

/** The files of a kind that has no pages: nothing else may lead to them. */
function withoutPages(name: KindName, directory: string): KindFiles<never> {
  const { folder, route } = kinds[name];
  const fault: Diagnostic = {
    severity: 'warning',
    file: `${directory}/${folder}`,
    field: 'folder',
    expected: `app${route}, whose pages show what is in it`,
    found: 'no such folder, so no pages are made',
    fix: `delete ${directory}/${folder} too, or add app${route}`,
  };
  const isEmpty = !filesIn(`${directory}/${folder}`).some(isText);
  return { entries: [], brokenPaths: [], diagnostics: isEmpty ? [] : [fault] };
}

/** Slugs that files of a kind cannot use: those of routes, of other files and of other kinds. */
function takenSlugs(name: KindName, paths: ReadonlyMap<string, string>): Map<string, string> {
  const { reserved, route } = kinds[name];
  const taken = new Map(reserved);
  for (const [path, file] of paths) {
    if (path.startsWith(route)) taken.set(path.slice(route.length, -1), file);
  }
  for (const other of Object.values(kinds)) {
    if (!other.route.startsWith(route) || other.route === route) continue;
    const [folder = ''] = other.route.slice(route.length).split('/');
    taken.set(folder, `the pages below ${other.route}`);
  }
  return taken;
}
