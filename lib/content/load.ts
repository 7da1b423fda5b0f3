import { indexBlog, type BlogIndex } from './blog-index';
import type { Strings } from '@/data/strings';
import { pageImage, type Mount } from '../images/find-image';
import { imageUrl } from '../images/image';
import type { Period } from '../resume/periods';
import { patternOf, type ColorPair } from '../pattern-of';
import type { Diagnostic } from '../diagnostic';
import { readFrontMatter } from './front-matter';
import {
  kindNames,
  kinds,
  type Entry,
  type EntryFile,
  type KindName,
  type Label,
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
export type AnyEntry = EntryFile & {
  kind: KindName;
  title: string;
  aliases?: readonly string[] | undefined;
  summary: Summary;
  /** What stands beside its title in search results and on share images. */
  label: (strings: Pick<Strings, 'dates' | 'search'>) => Label;
  /** What the search finds beside the summary, as Markdown. */
  searchText: string;
  /** The day on which it appears, YYYY-MM-DD. */
  day?: string | undefined;
  /** The URLs of images in its front matter, below the base path, by their fields. */
  images: Readonly<Record<string, string>>;
  /** The Markdown in its front matter, by its fields. */
  markdown: Readonly<Record<string, string>>;
};

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
  const published = {} as EntriesByKind;
  const result: Omit<LoadedContent, 'content'> = {
    entries: [],
    diagnostics: [],
    brokenPaths: [],
  };
  const paths = new Map<string, string>();
  for (const name of kindNames) {
    published[name] = readKind(name, options, paths, result) as never;
  }
  const { aliases = {} } = options;
  const all = result.entries.filter(
    ({ status }) => status === 'published' || options.showUnpublished,
  );
  const blog = indexBlog(published.posts);
  return { ...result, content: { ...published, all, blog, aliases } };
}

/**
 * Reads the files of a kind, and adds what they hold to a result.
 * @param paths paths that other files have already, with these files
 * @returns the published entries, in the order of their list
 */
function readKind<Name extends KindName>(
  name: Name,
  { directory, today, showUnpublished = false, patternColors, periodsOf = () => [] }: LoadOptions,
  paths: Map<string, string>,
  result: Omit<LoadedContent, 'content'>,
): Entry<Name>[] {
  const kind = kinds[name] as unknown as GeneralKind<Name>;
  const taken = new Map(kind.reserved);
  for (const [path, file] of paths) {
    if (path.startsWith(kind.route)) taken.set(path.slice(kind.route.length, -1), file);
  }
  // The folder of another kind's pages, such as /talks/.
  for (const { route } of Object.values(kinds)) {
    const [folder] = route.startsWith(kind.route) ? route.slice(kind.route.length).split('/') : [];
    if (folder) taken.set(folder, `the pages below ${route}`);
  }
  const folder = readFolder(`${directory}/${kind.folder}`, taken);
  result.diagnostics.push(...folder.diagnostics);
  const urlOf = (written: string) => imageUrl(written, kind.route) ?? written;
  const image = (written: string) => pageImage(contentMounts(directory), urlOf(written));
  const published: Entry<Name>[] = [];
  for (const written of folder.files) {
    const path = `${kind.route}${written.slug}/`;
    paths.set(path, written.file);
    const read = readFile(written, kind);
    // A draft says that it is one, even if the rest of its front matter cannot be read.
    const isDraft = written.source
      .split(/\r\n?|\n/, read.bodyLine - 1)
      .some((line) => /^draft:[ \t]*true\b/.test(line));
    result.diagnostics.push(...read.diagnostics.map((one) => ({ ...one, isDraft })));
    if (!read.ok) {
      if (!isDraft || showUnpublished) result.brokenPaths.push(path);
      continue;
    }
    const data = kind.toData(read.frontMatter, written.slug, { image, periodsOf });
    const day = kind.appearsOn(data);
    const status = isDraft ? 'draft' : day !== undefined && day > today ? 'scheduled' : 'published';
    const { colors } = data as { colors?: ColorPair };
    const pattern = patternOf(written.slug, colors ? [colors] : patternColors);
    const { body, bodyLine } = read;
    const entry = { ...data, ...written, path, body, bodyLine, status, pattern } as Entry<Name>;
    result.entries.push({
      ...(entry as Entry<Name> & Pick<AnyEntry, 'title' | 'aliases'>),
      kind: name,
      summary: kind.summarize(entry),
      label: (strings) => kind.label(entry, strings),
      searchText: kind.searchText(entry),
      day,
      images: mapValues(kind.images(data), urlOf),
      markdown: kind.markdown(data),
    });
    if (status === 'published' || showUnpublished) published.push(entry);
  }
  return published.sort(kind.compare);
}

/** The values of an object that are there, changed by a function. */
const mapValues = (
  values: Readonly<Record<string, string | undefined>>,
  change: (value: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, change(value)]],
    ),
  );

/** A kind as it is used here, whatever its front matter holds. */
interface GeneralKind<Name extends KindName> {
  folder: string;
  route: string;
  reserved: ReadonlyMap<string, string>;
  schema: Parameters<typeof validate>[0];
  toData: (frontMatter: unknown, slug: string, tools: object) => object;
  appearsOn: (data: object) => string | undefined;
  compare: (a: Entry<Name>, b: Entry<Name>) => number;
  summarize: (entry: Entry<Name>) => Summary;
  label: (entry: Entry<Name>, strings: Pick<Strings, 'dates' | 'search'>) => Label;
  searchText: (entry: Entry<Name>) => string;
  images: (data: object) => Readonly<Record<string, string | undefined>>;
  markdown: (data: object) => AnyEntry['markdown'];
}

/** Splits a file and checks its front matter. */
function readFile(
  { file, source }: ContentFile,
  { schema }: { schema: GeneralKind<KindName>['schema'] },
) {
  const { data, body, bodyLine, faults, lineOf } = readFrontMatter(source);
  const text = { data, body, bodyLine };
  const located = faults.map(({ field = 'front matter', ...fault }): Diagnostic => ({
    severity: 'error',
    file,
    field,
    ...fault,
  }));
  // Fields that YAML cannot read would be reported as missing.
  if (located.length > 0) return { ...text, ok: false as const, diagnostics: located };
  const result = validate(schema, data);
  if (result.ok) return { ...text, ok: true as const, diagnostics: [], frontMatter: result.value };
  const diagnostics = result.faults.map(({ path, ...fault }): Diagnostic => ({
    severity: 'error',
    file,
    line: lineOf(path),
    field: fieldName(path),
    ...fault,
  }));
  return { ...text, ok: false as const, diagnostics };
}
