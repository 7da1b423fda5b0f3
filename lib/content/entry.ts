import type { z } from 'zod';
import type { Strings } from '@/data/strings';
import type { ColorPair } from '../graphics/pattern';
import type { ShownImage } from '../images/image';
import type { Period } from '../resume/periods';
import type { Format, MarkedText } from '../schema/marked-texts';
import type { Status } from './published';

/** The fields of every entry. */
export interface BaseEntry {
  /** File name without `.md`. */
  slug: string;
  /** The title in plain text. */
  title: string;
  /** The title with backticks around code. */
  markedTitle: string;
  /** Path of its page, without the base path: `/blog/my-post/`. Without a page, path of the list. */
  path: string;
  /** Path of its file from the root of the repository. */
  file: string;
  /** The whole text of the file. */
  text: string;
  /** The Markdown below the front matter. */
  body: string;
  status: Status;
  /** Its decorative pattern, in the short form of `patternOf`. */
  pattern: string;
}

/** The description of an entry for feeds, the sitemap and the search. In feeds, entries need a date. */
export type EntryMetadata = SharedMetadata &
  ({ inFeeds: true; isoDate: string } | { inFeeds: false });

interface SharedMetadata {
  title: string;
  description: string;
  tags: readonly string[];
  /** The day of publication, YYYY-MM-DD. */
  isoDate?: string | undefined;
  /** The day of the last change, YYYY-MM-DD. */
  isoModified?: string | undefined;
  /** BCP 47 tag, if it is not that of the site. */
  language?: string | undefined;
  inSitemap: boolean;
  inSearch: boolean;
}

/** The label beside a title, in search results and on share images. */
export interface Label {
  /** Type of page, such as "Article"; plain pages have none. */
  type?: string;
  /** The day or period, formatted. */
  date?: string;
}

/** The front matter that all kinds share. */
export interface CommonData {
  title: string;
  /** Earlier paths of the page. */
  aliases?: readonly string[] | undefined;
  /** Pattern colours that replace those of the theme. */
  colors?: ColorPair | undefined;
  /** The slug of the page in the main language, if this one is a translation with another slug. */
  translationOf?: string | undefined;
  /** If it is a translation, the fingerprint of the text from which it was translated. */
  source?: string | undefined;
}

/** An entry of any kind. */
export interface AnyEntry extends BaseEntry, CommonData {
  /** Folder that relative URLs of its images are resolved against, without the base path: `/blog/`. */
  baseUrl: string;
  /** The folder of its kind, such as `blog`. */
  folder: string;
  /** Path of its Markdown, if the site publishes it. */
  sourcePath: string | undefined;
  /** Undefined if it has no page. */
  metadata: EntryMetadata | undefined;
  label: (strings: Strings) => Label;
  /** The Markdown that the search indexes besides the metadata. */
  searchText: string;
  /** The day on which it appears, YYYY-MM-DD. */
  day: string | undefined;
  /** Finds the texts in its front matter that the schema marks, such as URLs of images. */
  marked: (format: Format) => MarkedText[];
}

/** Functions that complete front matter. */
interface Tools {
  /** Finds an image that front matter names. */
  image: (url: string) => ShownImage;
  /** Returns the periods of an entry of the résumé, oldest first. */
  periodsOf: (name: string) => Period[];
}

export type CompareTexts = (a: string, b: string) => number;

/** A kind of content: a folder of Markdown files that become one page each, or items of a list. */
export interface Kind<FrontMatter, Data extends CommonData> {
  /** Its folder in `content/`. */
  folder: string;
  /** The path of its pages, without slug and base path: `/blog/`. */
  route: string;
  /** Path of the page that lists the entries, by default the route. An owner who deletes this page removes the kind. */
  list?: string;
  /** The front matter. Its metadata marks images, Markdown and sentences: see `markedTexts`. */
  schema: z.ZodType<FrontMatter>;
  /** Path of the Markdown of an entry, for kinds whose Markdown the site publishes. */
  sourcePath?: (slug: string) => string;
  /** Turns front matter into the data of pages and lists. */
  toData: (frontMatter: FrontMatter, tools: Tools) => Data;
  /** The day on which an entry appears, YYYY-MM-DD. By default, entries appear at once. */
  appearsOn?: (data: Data) => string;
  /** The order of a list of entries. `compareTexts` is that of texts in their language. */
  compare: (a: Data & BaseEntry, b: Data & BaseEntry, compareTexts: CompareTexts) => number;
  /** For feeds, the sitemap and the search. The entries of a kind without it have no pages: they only stand in its list. */
  metadata?: (entry: Data & BaseEntry) => EntryMetadata;
  label?: (entry: Data & BaseEntry, strings: Strings) => Label;
  /** The Markdown that the search indexes besides title, description, tags and body. */
  searchText?: (entry: Data & BaseEntry) => string;
}
