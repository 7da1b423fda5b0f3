import type { Strings } from '@/data/strings';
import type { Diagnostic } from '../diagnostic';
import type { ColorPair } from '../graphics/pattern';
import { patternOf } from '../graphics/pattern-of';
import { pageImage, type PublishedFolder } from '../images/find-image';
import { imageUrl } from '../images/image';
import type { Period } from '../resume/periods';
import { markedTexts } from '../schema/marked-texts';
import type { AnyEntry, BaseEntry, CommonData, Kind } from './entry';
import { parseFile } from './parse-file';
import { statusOf } from './published';
import { readFolder, type ContentFile } from './read-folder';

/** Options for reading files. */
export interface ReadOptions {
  /** YYYY-MM-DD. Entries with a later date are not published. */
  today: string;
  /** Whether drafts and scheduled entries count as published, as in `npm run dev`. */
  showUnpublished?: boolean;
  /** Pattern colours for entries without colours of their own. */
  patternColors?: readonly ColorPair[];
  /** Returns the periods of an entry of the résumé, oldest first. */
  periodsOf?: (name: string) => Period[];
  /** BCP 47 tag of the texts, for their quotation marks and the like. Without it, they stay as written. */
  textLanguage?: string;
}

interface KindOptions extends ReadOptions {
  /** The folder of the content, from the root of the repository. */
  directory: string;
  /** The folders in which images are searched. */
  folders: readonly PublishedFolder[];
  /** Slugs that are taken, with what uses them. */
  taken: ReadonlyMap<string, string>;
}

/** The result of reading all files of a kind. */
export interface KindFiles<Item> {
  /** All files whose name and encoding are right. */
  files: ContentFile[];
  /** In the order of the kind. */
  entries: Item[];
  diagnostics: Diagnostic[];
}

/** Defines a kind of content: adds the function that reads its files. */
export const defineKind = <FrontMatter, Data extends CommonData>(
  kind: Kind<FrontMatter, Data>,
) => ({
  ...kind,
  /** Reads all files of the kind. */
  readFiles(options: KindOptions): KindFiles<Data & AnyEntry> {
    const { files, diagnostics } = readFolder(`${options.directory}/${kind.folder}`, options.taken);
    const entries: (Data & AnyEntry)[] = [];
    for (const file of files) {
      const result = parseFile(file, kind.schema, options.textLanguage);
      if (result.ok) entries.push(toEntry(file, result, kind, options));
      else diagnostics.push(...result.diagnostics);
    }
    return { files, entries: entries.sort(kind.compare), diagnostics };
  },
});

/** Builds the entry of a file with valid front matter. */
function toEntry<FrontMatter, Data extends CommonData>(
  contentFile: ContentFile,
  parts: Pick<BaseEntry, 'body' | 'bodyLine'> & { frontMatter: FrontMatter; isDraft: boolean },
  kind: Kind<FrontMatter, Data>,
  { folders, today, patternColors, periodsOf = () => [] }: KindOptions,
) {
  const { body, bodyLine, frontMatter, isDraft } = parts;
  const { slug } = contentFile;
  const path = `${kind.route}${slug}/`;
  const image = (url: string) => pageImage(folders, imageUrl(url, kind.route) ?? url);
  const data = kind.toData(frontMatter, { image, periodsOf });
  const day = kind.appearsOn?.(data);
  const baseEntry: BaseEntry = {
    ...contentFile,
    path,
    body,
    bodyLine,
    status: statusOf(isDraft, day, today),
    pattern: patternOf(slug, data.colors ? [data.colors] : patternColors),
  };
  // An alias that is the path itself, as from Jekyll's `permalink`, is none.
  const aliases = data.aliases?.filter((alias) => alias !== path);
  const entry = { ...data, ...baseEntry, aliases };
  return {
    ...entry,
    baseUrl: kind.route,
    folder: kind.folder,
    sourcePath: kind.sourcePath?.(slug),
    sectionIds: kind.sectionIds ?? [],
    headingAbove: kind.headingAbove ?? 1,
    day,
    metadata: kind.metadata(entry),
    label: (strings: Strings) => kind.label?.(entry, strings) ?? {},
    searchText: kind.searchText?.(entry) ?? '',
    imageFields: markedTexts(kind.schema, frontMatter, 'image'),
    markdownFields: markedTexts(kind.schema, frontMatter, 'markdown'),
  };
}
