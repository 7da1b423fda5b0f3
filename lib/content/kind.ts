import type { z } from 'zod';
import type { Strings } from '@/data/strings';
import type { ShownImage } from '../images/image';
import type { Pattern } from '../pattern';
import type { ColorPair } from '../pattern-of';
import type { Period } from '../resume/periods';

/** What every entry has, whatever its kind. */
export interface EntryFile {
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
  pattern: Pattern;
}

/** What lists and files that programs read say of an entry. */
export interface Summary {
  title: string;
  description: string;
  tags: readonly string[];
  /** The day of publication, YYYY-MM-DD. */
  isoDate?: string | undefined;
  /** The day of the last change, YYYY-MM-DD. */
  isoModified?: string | undefined;
  /** Whether feeds, the sitemap and the search have it. */
  inFeeds: boolean;
  inSitemap: boolean;
  inSearch: boolean;
}

/** What stands beside a title in search results and on share images. */
export interface Label {
  /** Kind of page, such as "Article"; none for plain pages. */
  kind?: string;
  /** The day or period, as it is shown. */
  date?: string;
}

/** The strings that labels use. */
export type LabelStrings = Pick<Strings, 'dates' | 'search'>;

/** What the front matter of every kind has. */
export interface CommonData {
  title: string;
  /** Paths that the page had before. */
  aliases?: readonly string[] | undefined;
  /** The colours of its pattern, in place of those of the theme. */
  colors?: ColorPair | undefined;
}

/** What is needed to complete front matter. */
interface Tools {
  /** Finds an image that front matter names. */
  image: (url: string) => ShownImage;
  /** The periods of an entry of the résumé, the oldest first. */
  periodsOf: (name: string) => Period[];
}

/** A kind of content: a folder of Markdown files, each of which becomes a page. */
export interface Kind<FrontMatter, Data extends CommonData> {
  /** Folder in that of the content. */
  folder: string;
  /** The path of its pages without their slugs, below the base path. */
  route: string;
  schema: z.ZodType<FrontMatter>;
  /** Slugs that files cannot have, with what has them. */
  reserved?: ReadonlyMap<string, string>;
  /** What pages and lists get of the front matter. */
  toData: (frontMatter: FrontMatter, slug: string, tools: Tools) => Data;
  /** The day on which an entry appears, YYYY-MM-DD. By default it is there from the start. */
  appearsOn?: (data: Data) => string;
  /** The order of a list of entries. */
  compare: (a: Data & EntryFile, b: Data & EntryFile) => number;
  summarize: (entry: Data & EntryFile) => Summary;
  label?: (entry: Data & EntryFile, strings: LabelStrings) => Label;
  /** What the search finds beside title, description and tags, as Markdown; by default the text. */
  searchText?: (entry: Data & EntryFile) => string;
  /** The URLs of all images in the front matter, by their fields. */
  images?: (data: Data) => Readonly<Record<string, string | undefined>>;
  /** The Markdown in the front matter, by its fields. */
  markdown?: (data: Data) => Readonly<Record<string, string>>;
}
