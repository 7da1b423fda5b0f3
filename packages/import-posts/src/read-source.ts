import path from 'node:path';
import { generators } from './generators';
import { datedTexts, postsIn, textsIn } from './generators/habits';
import { exportedFields } from './source/defaults';
import { readFields } from './source/fields';
import { openFolder, type SourceFolder } from './source/folder';
import { splitFile } from './source/front-matter';
import type { Generator, SourceSite } from './source/generator';
import { withLanguages } from './source/languages';
import { readPath, type RawPost } from './source/post';
import { redirectFiles, siteUrlIn } from './source/settings';
import { readPattern } from './source/url-pattern';
import { isCommon } from './text/conversions';

/** Another site, as it was read. */
export interface Source {
  folder: SourceFolder;
  generator: Generator;
  site: SourceSite;
  posts: RawPost[];
  /** The files that are too large, or no text in UTF-8. */
  unread: string[];
  /** The other files of Markdown with front matter. */
  notTaken: string[];
}

/**
 * Recognises the generator of a site, and reads its configuration and posts. They are in the folder that was given,
 * where the generator has them, or else in the folders with dated texts.
 * @param root the folder of the site
 * @param given the pattern of its URLs, and the folder of its posts
 * @throws CommandError if it is not a folder, or the pattern is wrong
 */
export function readSource(
  root: string,
  { url: pattern, posts: chosen }: { url?: string | undefined; posts?: string | undefined } = {},
): Source {
  const folder = openFolder(root);
  const known = generators.find((one) => one.recognise(folder))!;
  const read = known.readSite(folder);
  const url = [read.url, siteUrlIn(folder)].find((one) => /^https?:\/\/[^/]/.test(one ?? ''));
  const unreadUrls = [...(read.unreadUrls ?? []), ...redirectFiles(folder)];
  const files =
    chosen === undefined
      ? [read.posts, postsIn(datedTexts(folder))].find((one) => one.length > 0)
      : folder.list(
          [path.posix.join(chosen).replace(/^\.?\/?$|\/$/g, '')],
          ['md', 'mdx', 'markdown'],
        );
  const site = {
    ...read,
    posts: files ?? [],
    url,
    unreadUrls,
    ...(pattern === undefined ? {} : readPattern(pattern)),
  };
  // The template of a tag that all programs have says nothing new.
  const ownTags = Object.entries(site.tags ?? {}).filter(([name]) => !isCommon(name));
  const generator = { ...known, tags: { ...Object.fromEntries(ownTags), ...known.tags } };
  const posts = site.posts.map((file) => readPost(folder, file, generator, site) ?? file);
  return {
    folder,
    generator,
    site,
    posts: withLanguages(
      posts.filter((post) => typeof post !== 'string'),
      site,
    ),
    unread: posts.filter((post) => typeof post === 'string'),
    notTaken: [
      ...(read.notTaken ?? []),
      ...textsIn(folder).filter(
        (file) =>
          !site.posts.includes(file) &&
          Object.keys(splitFile(folder.readText(file) ?? '').fields).length > 0,
      ),
    ],
  };
}

/**
 * Reads a post.
 * @returns undefined if the file is too large, or no text in UTF-8
 */
function readPost(
  folder: SourceFolder,
  file: string,
  { fields: table, readData, insertIncluded }: Generator,
  { read, defaults }: SourceSite,
): RawPost | undefined {
  const source = read ? '' : folder.readText(file);
  if (source === undefined) return undefined;
  const { fields, body, unread } = read?.(file) ?? splitFile(source);
  const frontMatter = { ...readData?.(folder, file), ...fields };
  return {
    file,
    ...readPath(file.replace(/^.*#/, '')),
    fields: readFields(frontMatter, table, { ...defaults?.(file), ...exportedFields(file, body) }),
    frontMatter,
    language: '',
    body: insertIncluded?.(folder, body) ?? body,
    unread,
  };
}
