import type { z } from 'zod';
import type { Strings } from '@/data/strings';
import type { ShownImage } from '../images/image';
import type { ColorPair } from '../pattern-of';
import type { Period } from '../resume/periods';

/** The fields of every entry. */
export interface BaseEntry {
  /** The name of its file without `.md`. */
  slug: string;
  /** Path of its page, below the base path: `/blog/my-post/`. */
  path: string;
  /** Path of its file from the root of the repository. */
  file: string;
  /** The whole text of the file. */
  source: string;
  /** The Markdown below the front matter. */
  body: string;
  /** The line of the file in which the Markdown begins. */
  bodyLine: number;
  /** Only `npm run dev` shows entries that are not published. */
  status: 'published' | 'draft' | 'scheduled';
  /** The decorative pattern that stands for it. */
  pattern: string;
}

/** How feeds, the sitemap and the search describe an entry. */
export interface EntryMetadata {
  title: string;
  description: string;
  tags: readonly string[];
  /** The day of publication, YYYY-MM-DD. */
  isoDate?: string | undefined;
  /** The day of the last change, YYYY-MM-DD. */
  isoModified?: string | undefined;
  /** Whether it is in feeds, the sitemap and the search. */
  inFeeds: boolean;
  inSitemap: boolean;
  inSearch: boolean;
}

/** The label beside a title, in search results and on share images. */
export interface Label {
  /** Type of page, such as "Article"; none for plain pages. */
  type?: string;
  /** The day or period, as it is shown. */
  date?: string;
}

/** The front matter that all kinds share. */
export interface CommonData {
  title: string;
  /** Earlier paths of the page. */
  aliases?: readonly string[] | undefined;
  /** The colours of its pattern, in place of those of the theme. */
  colors?: ColorPair | undefined;
}

/** What programs need to know of an entry, whatever its kind. */
export interface AnyEntry extends BaseEntry, CommonData {
  /** The name of its kind. */
  kindName: string;
  /** Folder that relative URLs of its images start from, below the base path: `/blog/`. */
  base: string;
  /** The level of the heading above its texts. */
  headingAbove: number;
  metadata: EntryMetadata;
  /** The label beside its title, in search results and on share images. */
  label: (strings: Strings) => Label;
  /** The Markdown that the search indexes besides the metadata. */
  searchText: string;
  /** The day on which it appears, YYYY-MM-DD. */
  day: string | undefined;
  /** The URLs of images in its front matter, as written, by their fields. */
  imageUrls: Readonly<Record<string, string | undefined>>;
  /** The Markdown in its front matter, by its fields. */
  markdownFields: Readonly<Record<string, string>>;
}

/** Functions that complete front matter. */
interface Tools {
  /** Finds an image that front matter names. */
  image: (url: string) => ShownImage;
  /** The periods of an entry of the résumé, the oldest first. */
  periodsOf: (name: string) => Period[];
}

/** A kind of content: a folder of Markdown files, each of which becomes a page. */
export interface Kind<FrontMatter, Data extends CommonData> {
  /** Its folder in `content/`. */
  folder: string;
  /** The path of its pages without their slugs, below the base path. */
  route: string;
  schema: z.ZodType<FrontMatter>;
  /** Slugs that are taken, with what uses them. */
  reserved?: ReadonlyMap<string, string>;
  /** Turns front matter into the data of pages and lists. */
  toData: (frontMatter: FrontMatter, slug: string, tools: Tools) => Data;
  /** The day on which an entry appears, YYYY-MM-DD. By default it is there from the start. */
  appearsOn?: (data: Data) => string;
  /** The level of the heading above its texts; by default 1, that of the title. */
  headingAbove?: number;
  /** The order of a list of entries. */
  compare: (a: Data & BaseEntry, b: Data & BaseEntry) => number;
  metadata: (entry: Data & BaseEntry) => EntryMetadata;
  label?: (entry: Data & BaseEntry, strings: Strings) => Label;
  /** The Markdown that the search indexes besides title, description and tags; by default the text. */
  searchText?: (entry: Data & BaseEntry) => string;
  /** The URLs of all images in the front matter, by their fields. */
  imageUrls?: (data: Data) => Readonly<Record<string, string | undefined>>;
  /** The Markdown in the front matter, by its fields. */
  markdownFields?: (data: Data) => Readonly<Record<string, string>>;
}
