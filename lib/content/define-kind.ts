import type { Strings } from '@/data/strings';
import type { ColorPair } from '../graphics/pattern';
import { patternOf } from '../graphics/pattern-of';
import { pageImage, type PublishedFolder } from '../images/find-image';
import { imageUrl } from '../images/image';
import type { Period } from '../resume/periods';
import { markedTexts, type Format } from '../schema/marked-texts';
import { plainTitle } from '../text';
import type { AnyEntry, BaseEntry, CommonData, Kind } from './entry';
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
}

/** The result of reading all files of a kind. */
export interface KindFiles<Item> {
  /** All files with the name of a page. Those whose front matter has errors have no entry. */
  files: ContentFile[];
  /** In the order of the kind. */
  entries: Item[];
}

/** Defines a kind of content: adds the function that reads its files. */
export const defineKind = <FrontMatter, Data extends CommonData>(
  kind: Kind<FrontMatter, Data>,
) => ({
  ...kind,
  /** Reads all files of the kind. */
  readFiles(options: KindOptions): KindFiles<Data & AnyEntry> {
    const folder = `${options.directory}/${kind.folder}`;
    const files = readFolder(folder, kind.schema, options.textLanguage);
    const entries = files.flatMap(({ fields, ...file }) =>
      fields === undefined ? [] : toEntry(file, fields, kind, options),
    );
    // Part 2 is before part 10.
    const texts = new Intl.Collator(options.textLanguage ?? 'en', { numeric: true });
    return { files, entries: entries.sort((a, b) => kind.compare(a, b, texts.compare)) };
  },
});

/** Builds the entry of a file with valid front matter. */
function toEntry<FrontMatter, Data extends CommonData>(
  { file, slug, text, body, data: { draft } }: Omit<ContentFile, 'fields'>,
  frontMatter: FrontMatter,
  kind: Kind<FrontMatter, Data>,
  { folders, today, patternColors, periodsOf = () => [] }: KindOptions,
) {
  const path = kind.metadata ? `${kind.route}${slug}/` : (kind.list ?? kind.route);
  const image = (url: string) => pageImage(folders, imageUrl(url, kind.route) ?? url);
  const data = kind.toData(frontMatter, { image, periodsOf });
  const day = kind.appearsOn?.(data);
  const baseEntry: BaseEntry = {
    file,
    slug,
    title: plainTitle(data.title),
    markedTitle: data.title,
    text,
    path,
    body,
    status: statusOf(draft === true, day, today),
    pattern: patternOf(slug, data.colors ? [data.colors] : patternColors),
  };
  // The alias of a page can be its own path, as from Jekyll's `permalink`.
  const aliases = data.aliases?.filter((alias) => alias !== path);
  const entry = { ...data, ...baseEntry, aliases };
  return {
    ...entry,
    baseUrl: kind.route,
    folder: kind.folder,
    sourcePath: kind.sourcePath?.(slug),
    day,
    metadata: kind.metadata?.(entry),
    label: (strings: Strings) => kind.label?.(entry, strings) ?? {},
    searchText: kind.searchText?.(entry) ?? '',
    marked: (format: Format) => markedTexts(kind.schema, frontMatter, format),
  };
}
