import { generators } from './generators';
import { openFolder, type SourceFolder } from './source/folder';
import type { Generator, SourceSite } from './source/generator';
import { type RawPost, readPost } from './source/post';
import { siteUrlIn } from './source/settings';
import { readPattern } from './source/url-pattern';
import { commonTags } from './text/conversions';

/** Another site, as it was read. */
export interface Source {
  folder: SourceFolder;
  generator: Generator;
  site: SourceSite;
  posts: RawPost[];
  /** The files that are too large, or no text in UTF-8. */
  unread: string[];
}

/**
 * Recognises the generator of a site, and reads its configuration and posts.
 * @param path the folder of the site
 * @param pattern the pattern of its URLs, if it was given
 * @throws CommandError if it is not a folder, or the pattern is wrong
 */
export function readSource(path: string, pattern: string | undefined): Source {
  const folder = openFolder(path);
  const known = generators.find((one) => one.recognise(folder))!;
  const read = known.readSite(folder);
  const url = [read.url, siteUrlIn(folder)].find((one) => /^https?:\/\/[^/]/.test(one ?? ''));
  const site = { ...read, url, ...(pattern === undefined ? {} : readPattern(pattern)) };
  const generator = { ...known, tags: { ...site.tags, ...commonTags, ...known.tags } };
  const posts = site.posts.map((file) => readPost(folder, file, generator, site.read) ?? file);
  return {
    folder,
    generator,
    site,
    posts: posts.filter((post) => typeof post !== 'string'),
    unread: posts.filter((post) => typeof post === 'string'),
  };
}
