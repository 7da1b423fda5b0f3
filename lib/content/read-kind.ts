import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic';
import { pageImage, type Mount } from '../images/find-image';
import { imageUrl } from '../images/image';
import { patternOf, type ColorPair } from '../pattern-of';
import type { Period } from '../resume/periods';
import { fieldName, validate } from '../validate';
import { readFrontMatter } from './front-matter';
import type { CommonData, BaseEntry, Kind, Label, LabelStrings, Summary } from './kind';
import { readFolder, type ContentFile } from './read';

/** Options for reading files. */
export interface ReadOptions {
  /** YYYY-MM-DD. What appears on a later day is not published. */
  today: string;
  /** Whether drafts and entries of the future count as published, as under `npm run dev`. */
  showUnpublished?: boolean;
  /** The colours of patterns whose entries have none of their own. */
  patternColors?: readonly ColorPair[];
  /** The periods of an entry of the résumé, the oldest first. */
  periodsOf?: (name: string) => Period[];
}

interface KindOptions extends ReadOptions {
  /** The folder of the content, from the root of the repository. */
  directory: string;
  /** Where images are looked for. */
  mounts: readonly Mount[];
  /** Slugs that are taken, with what uses them. */
  taken: ReadonlyMap<string, string>;
}

/** An entry of any kind, with its summary for feeds and lists. */
export interface AnyEntry extends BaseEntry, CommonData {
  /** The name of its kind. */
  kind: string;
  /** Folder that relative URLs of its images start from, below the base path: `/blog/`. */
  base: string;
  summary: Summary;
  /** The label beside its title, in search results and on share images. */
  label: (strings: LabelStrings) => Label;
  /** The Markdown that the search indexes besides the summary. */
  searchText: string;
  /** The day on which it appears, YYYY-MM-DD. */
  day: string | undefined;
  /** The URLs of images in its front matter, below the base path, by their fields. */
  images: Readonly<Record<string, string>>;
  /** The Markdown in its front matter, by its fields. */
  markdown: Readonly<Record<string, string>>;
}

/** The files of a kind, read. */
export interface KindFiles<Item> {
  /** Its entries, in the order of their list. */
  list: Item[];
  /** The same entries, for files that programs read. */
  entries: AnyEntry[];
  diagnostics: Diagnostic[];
  /** The paths of the pages of files with errors. */
  brokenPaths: string[];
}

/** Adds a function that reads its files to a kind of content. */
export const defineKind = <FrontMatter, Data extends CommonData>(
  kind: Kind<FrontMatter, Data>,
) => ({
  ...kind,
  /**
   * Reads all files of the kind.
   * @param name that of the kind
   * @param paths gets the paths of their pages
   */
  readFiles(
    name: string,
    options: KindOptions,
    paths: Map<string, string>,
  ): KindFiles<Data & BaseEntry> {
    const folder = readFolder(`${options.directory}/${kind.folder}`, options.taken);
    const read: KindFiles<Data & BaseEntry> = {
      list: [],
      entries: [],
      diagnostics: folder.diagnostics,
      brokenPaths: [],
    };
    for (const written of folder.files) {
      const path = `${kind.route}${written.slug}/`;
      paths.set(path, written.file);
      const file = readFile(written, kind.schema);
      read.diagnostics.push(...file.diagnostics);
      if (file.ok) {
        const { entry, day } = completeEntry({ ...written, path }, file, kind, options);
        read.list.push(entry);
        read.entries.push({
          ...entry,
          kind: name,
          base: kind.route,
          day,
          summary: kind.summarize(entry),
          label: (strings) => kind.label?.(entry, strings) ?? {},
          searchText: kind.searchText?.(entry) ?? entry.body,
          images: imageUrls(kind.images?.(entry) ?? {}, kind.route),
          markdown: kind.markdown?.(entry) ?? {},
        });
      } else if (!file.isDraft || options.showUnpublished) {
        read.brokenPaths.push(path);
      }
    }
    read.list.sort(kind.compare);
    return read;
  },
});

/** Splits a file and checks its front matter. */
function readFile<FrontMatter>({ file, source }: ContentFile, schema: z.ZodType<FrontMatter>) {
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
    ...faults.map((fault) => ({ field: 'front matter', ...fault })),
    ...invalid.map(({ path, ...fault }) => ({
      line: lineOf(path),
      field: fieldName(path),
      ...fault,
    })),
  ].map((fault): Diagnostic => ({ severity: 'error', file, isDraft, ...fault }));
  return { ok: false as const, diagnostics, isDraft };
}

/** Makes the entry of a file with valid front matter, and the day on which it appears. */
function completeEntry<FrontMatter, Data extends CommonData>(
  written: ContentFile & Pick<BaseEntry, 'path'>,
  read: Pick<BaseEntry, 'body' | 'bodyLine'> & { frontMatter: FrontMatter; isDraft: boolean },
  kind: Kind<FrontMatter, Data>,
  { mounts, today, patternColors, periodsOf = () => [] }: KindOptions,
) {
  const { body, bodyLine, frontMatter, isDraft } = read;
  const image = (url: string) => pageImage(mounts, imageUrl(url, kind.route) ?? url);
  const data = kind.toData(frontMatter, written.slug, { image, periodsOf });
  const day = kind.appearsOn?.(data);
  const isScheduled = day !== undefined && day > today;
  const file: BaseEntry = {
    ...written,
    body,
    bodyLine,
    status: isDraft ? 'draft' : isScheduled ? 'scheduled' : 'published',
    pattern: patternOf(written.slug, data.colors ? [data.colors] : patternColors),
  };
  return { entry: { ...data, ...file }, day };
}

/** Resolves the URLs of images to paths below the base path. */
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
