import { indexBlog, type BlogIndex } from './blog-index';
import { pageImage, type Mount } from '../images/find-image';
import { imageUrl } from '../images/image';
import type { Period } from '../resume/periods';
import { patternOf, type ColorPair } from '../pattern-of';
import type { Diagnostic } from '../diagnostic';
import { readFrontMatter } from './front-matter';
import {
  kindNames,
  kinds,
  type CommonData,
  type Entry,
  type EntryFile,
  type Kind,
  type KindName,
  type Label,
  type LabelStrings,
  type Summary,
} from './kinds';
import { readFolder, type ContentFile } from './read';
import { fieldName, validate } from '../validate';

export interface LoadOptions {
  /** The folder of the content, from the root of the repository. */
  directory: string;
  /** YYYY-MM-DD. What appears on a later day is not published. */
  today: string;
  /** Whether drafts and entries of the future count as published, as under `npm run dev`. */
  showUnpublished?: boolean;
  /** The colours of patterns whose entries have none of their own. */
  patternColors?: readonly ColorPair[];
  /** The periods of an entry of the résumé, the oldest first. */
  periodsOf?: (name: string) => Period[];
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
  /** Where earlier paths lead that `data/site.ts` names. */
  aliases: Readonly<Record<string, string>>;
}

/** Everything that was read. */
export interface LoadedContent {
  content: Content;
  /** Every entry that can be shown, published or not. */
  entries: AnyEntry[];
  /** What is wrong with files. */
  diagnostics: Diagnostic[];
  /** The paths of the pages of files with errors. */
  brokenPaths: string[];
}

/** An entry of any kind, with what feeds and lists say of it. */
export interface AnyEntry extends EntryFile, CommonData {
  kind: KindName;
  summary: Summary;
  /** What stands beside its title in search results and on share images. */
  label: (strings: LabelStrings) => Label;
  /** What the search finds beside the summary, as Markdown. */
  searchText: string;
  /** The day on which it appears, YYYY-MM-DD. */
  day: string | undefined;
  /** The URLs of images in its front matter, below the base path, by their fields. */
  images: Readonly<Record<string, string>>;
  /** The Markdown in its front matter, by its fields. */
  markdown: Readonly<Record<string, string>>;
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
 * Reads everything in the folder of the content. What is published is decided here and nowhere else:
 * pages, lists and every other output take what this returns. A build reads once; in development, files
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
  const read = kindNames.map((name) => readKind(name, options, paths));
  const isShown = ({ status }: EntryFile) => status === 'published' || options.showUnpublished;
  const lists = read.map(({ list }, index) => [kindNames[index], list.filter(isShown)]);
  // TypeScript does not follow the kinds through a list.
  const published = Object.fromEntries(lists) as EntriesByKind;
  const entries = read.flatMap((one) => one.entries);
  return {
    content: {
      ...published,
      all: entries.filter(isShown),
      blog: indexBlog(published.posts),
      aliases: options.aliases ?? {},
    },
    entries,
    diagnostics: read.flatMap((one) => one.diagnostics),
    brokenPaths: read.flatMap((one) => one.brokenPaths),
  };
}

/** The kinds without the types of their fields. */
const generalKinds = kinds as unknown as Record<KindName, Kind<unknown, CommonData>>;

/**
 * Reads the files of a kind.
 * @param paths paths that other files have already, with these files; those of this kind are added
 * @returns the entries of its list in their order, and the same for files that programs read
 */
function readKind(name: KindName, options: LoadOptions, paths: Map<string, string>) {
  const kind = generalKinds[name];
  const folder = readFolder(`${options.directory}/${kind.folder}`, takenSlugs(kind, paths));
  const diagnostics = [...folder.diagnostics];
  const brokenPaths: string[] = [];
  const list: (CommonData & EntryFile)[] = [];
  const entries: AnyEntry[] = [];
  for (const written of folder.files) {
    const path = `${kind.route}${written.slug}/`;
    paths.set(path, written.file);
    const read = readFile(written, kind);
    diagnostics.push(...read.diagnostics.map((one) => ({ ...one, isDraft: read.isDraft })));
    if (read.ok) {
      const { data, file } = completeEntry(written, read, path, kind, options);
      const entry = { ...data, ...file };
      list.push(entry);
      entries.push({
        ...entry,
        kind: name,
        summary: kind.summarize(entry),
        label: (strings) => kind.label(entry, strings),
        searchText: kind.searchText(entry),
        day: kind.appearsOn(data),
        images: imageUrls(kind.images(data), kind.route),
        markdown: kind.markdown(data),
      });
    } else if (!read.isDraft || options.showUnpublished) {
      brokenPaths.push(path);
    }
  }
  return { list: list.sort(kind.compare), entries, diagnostics, brokenPaths };
}

/** Slugs that files of a kind cannot have: those of routes, of other files and of other kinds. */
function takenSlugs({ reserved, route }: Kind<unknown, CommonData>, paths: Map<string, string>) {
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

/** Splits a file and checks its front matter. */
function readFile({ file, source }: ContentFile, { schema }: Kind<unknown, CommonData>) {
  const { data, body, bodyLine, faults, lineOf } = readFrontMatter(source);
  // A draft says that it is one, even if the rest of its front matter cannot be read.
  const isDraft = source
    .split(/\r\n?|\n/, bodyLine - 1)
    .some((line) => /^draft:[ \t]*true\b/.test(line));
  const result = validate(schema, data);
  if (faults.length === 0 && result.ok) {
    const { value: frontMatter } = result;
    return { ok: true as const, diagnostics: [], isDraft, body, bodyLine, frontMatter };
  }
  // Fields that YAML cannot read would be reported as missing.
  const invalid = faults.length > 0 || result.ok ? [] : result.faults;
  const diagnostics = [
    ...faults.map(({ field = 'front matter', ...fault }) => ({ field, ...fault })),
    ...invalid.map(({ path, ...fault }) => ({
      line: lineOf(path),
      field: fieldName(path),
      ...fault,
    })),
  ].map((fault): Diagnostic => ({ severity: 'error', file, ...fault }));
  return { ok: false as const, diagnostics, isDraft };
}

/** What pages get of a file whose front matter is right. */
function completeEntry(
  written: ContentFile,
  { frontMatter, body, bodyLine, isDraft }: Extract<ReturnType<typeof readFile>, { ok: true }>,
  path: string,
  kind: Kind<unknown, CommonData>,
  { directory, today, patternColors, periodsOf = () => [] }: LoadOptions,
) {
  const mounts = contentMounts(directory);
  const image = (url: string) => pageImage(mounts, imageUrl(url, kind.route) ?? url);
  const data = kind.toData(frontMatter, written.slug, { image, periodsOf });
  const day = kind.appearsOn(data);
  const isScheduled = day !== undefined && day > today;
  const file: EntryFile = {
    ...written,
    path,
    body,
    bodyLine,
    status: isDraft ? 'draft' : isScheduled ? 'scheduled' : 'published',
    pattern: patternOf(written.slug, data.colors ? [data.colors] : patternColors),
  };
  return { data, file };
}

/** URLs below the base path in place of those that are written. */
function imageUrls(
  written: Readonly<Record<string, string | undefined>>,
  route: string,
): Record<string, string> {
  const urls: Record<string, string> = {};
  for (const [field, url] of Object.entries(written)) {
    if (url !== undefined) urls[field] = imageUrl(url, route) ?? url;
  }
  return urls;
}
