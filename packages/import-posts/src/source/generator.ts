import type { TagSyntax, TagTable } from '../text/tags/tags';
import type { FieldTable } from './fields';
import type { SourceFolder } from './folder';
import type { SplitFile } from './front-matter';
import type { RawPost } from './post';
import type { Tokens } from './url-pattern';

/*
 * How to add a generator: write `generators/<name>.ts`, which exports one `Generator`, and list it in
 * `generators/index.ts`, before those that its recogniser would also accept. A module has three parts:
 *
 * 1. `recognise`: its configuration files. They are read as text, and never run.
 * 2. `fields`: where the names of its front matter differ from those of `fields.ts`. Names of no field are listed as
 *    dropped.
 * 3. `syntaxes` and `tags`: its template markup, such as `{{< name >}}`, and what each tag becomes. The ready-made
 *    conversions are in `text/conversions/`. A tag without an entry is dropped, its inner text is kept, and the report
 *    lists it.
 *
 * What is Markdown or HTML is converted by the plugins in `text/`, for all generators alike. The invented site
 * in `fixtures/<name>/` shows what the module handles, and is imported by a test.
 */

/** What is known of a site from its configuration. */
export interface SourceSite {
  /** The paths of the posts in the folder. Behind #, the name of a post in a file of many. */
  posts: readonly string[];
  /** Reads a post that is no file of Markdown with front matter. */
  read?: (post: string) => SplitFile;
  /** The URL of the site, such as `https://example.org/blog`. Links that begin with it lead to posts. */
  url?: string | undefined;
  /**
   * The pattern of the URLs of posts, such as `/:year/:month/:title/`; undefined if it is unknown, null if posts had no
   * URLs that this site could redirect. A function gives the pattern of a post, or its whole path.
   */
  pattern?: string | ((post: RawPost) => string | undefined) | null | undefined;
  /** The language of texts that name none (BCP 47). */
  language?: string | undefined;
  /** The languages that the configuration names, with the folders of their texts, which may be empty. */
  languages?: Readonly<Record<string, string>>;
  /** What stands before the URLs of texts in a language, such as `/fr`. */
  languagePrefix?: (language: string) => string;
  /** What the configuration says of URLs, and was not read, as `file: key`. */
  unreadUrls?: readonly string[];
  /** What patterns of the generator, and URLs in front matter, have beside the common names. */
  tokens?: Tokens;
  /** Folders whose files are published at the root of the site, such as `static`. */
  publicFolders: readonly string[];
  /** Folders against which links to source files are resolved, such as `content`. */
  contentFolders?: readonly string[];
  /** What tags of this site's own templates become; those of the generator go before. */
  tags?: TagTable | undefined;
  /** Fields that the configuration gives a post, as far as they say who can read it. */
  defaults?: (file: string) => Record<string, unknown>;
  /** Pages and other texts that are not taken for posts, beside files of Markdown. */
  notTaken?: readonly string[];
  /** Whether a post was not public, if other things than fields tell it. */
  isDraft?: (post: RawPost) => boolean;
}

/** A static site generator, or another program that posts come from. */
export interface Generator {
  /** As the report shows it. */
  name: string;
  /** Whether a folder is a site of this generator. */
  recognise: (folder: SourceFolder) => boolean;
  /** Reads the configuration. */
  readSite: (folder: SourceFolder) => SourceSite;
  /** Reads fields of a post from files beside it. Those in its front matter go before them. */
  readData?: (folder: SourceFolder, file: string) => Record<string, unknown>;
  /** Where its names of fields differ from the common ones. */
  fields?: FieldTable;
  /** Inserts the texts that a text includes from other files. */
  insertIncluded?: (folder: SourceFolder, body: string) => string;
  /** The template markup in texts. */
  syntaxes?: readonly TagSyntax[];
  /** What each tag becomes, by its name. */
  tags?: TagTable;
}
