import { createInterface } from 'node:readline/promises';
import { cancel, isCancel, text } from '@clack/prompts';
import { convertPosts } from './convert';
import { filesOf } from './convert-post';
import { planPosts } from './plan';
import { readSource, type Source } from './read-source';
import { type Report, report } from './report';
import { CommandError, noProgress, type Progress } from './site';
import { gitDayIn } from './source/dates';
import type { SourceSite } from './source/generator';
import { missingLanguages, originalOf, postsInLanguage } from './source/languages';
import type { RawPost } from './source/post';
import { readPattern } from './source/url-pattern';
import { existingPosts, readThisSite, writeNewFiles } from './this-site';

/** The options of `npm run new -- import`. */
export interface ImportOptions {
  /** The pattern of the URLs of posts on the other site, such as `/:year/:month/:title/`. */
  url?: string | undefined;
  /** The folder of the posts on the other site, if they are not where its generator has them. */
  posts?: string | undefined;
  download: boolean;
  dryRun: boolean;
  /** Asks nothing. */
  yes: boolean;
  /** The folder of the content in the main language. */
  contentFolder: string;
  /** The further language whose posts are imported, and the folder of its content; by default the main one. */
  translation?: { language: string; folder: string } | undefined;
  /** The languages of this site besides the main one. */
  languages?: readonly string[];
  /** The folder of the files that are published as they are, by default `public`. */
  publicFolder?: string;
  /** Reports each post that is converted, and each text and file that is checked. */
  progress?: Progress;
}

/**
 * Imports the posts of another site.
 * @param path the folder of the other site
 * @returns the report, and what a screen shows of it
 * @throws CommandError if the folder has no posts
 */
export async function importPosts(path: string, options: ImportOptions): Promise<Report> {
  const { publicFolder = 'public', progress = noProgress, dryRun, translation } = options;
  const mainFolder = translation && options.contentFolder;
  const contentFolder = translation?.folder ?? options.contentFolder;
  const source = await readPosts(path, options);
  const { folder, generator } = source;
  const here = await readThisSite(contentFolder, publicFolder, mainFolder);
  const tag = translation?.language ?? here.language;
  const { own, others } = postsInLanguage(source.posts, tag, !translation);
  const site = own.length > 0 ? await withPattern(source, own, options.yes) : source.site;
  const planOptions = { site, dayOf: gitDayIn(folder) };
  const originals = mainFolder === undefined ? [] : existingPosts(mainFolder);
  const originalsPlanned = planPosts(others, {
    ...planOptions,
    here: { posts: originals, language: here.language },
    prefix: '',
  }).filter(({ isHere }) => isHere);
  const planned = planPosts(own, {
    ...planOptions,
    here,
    prefix: translation ? `/${translation.language}` : '',
  }).map((post) => {
    const { slug } = originalOf(post, originalsPlanned) ?? {};
    return { ...post, translationOf: slug === post.slug ? undefined : slug };
  });
  const { converted, drafts } = await convertPosts([...planned, ...originalsPlanned], {
    folder,
    generator,
    site,
    newUrl: here.url,
    pages: here.pages,
    contentFolder,
    mainFolder,
    publicFolder,
    progress,
    download: options.download,
  });
  for (const post of dryRun ? [] : converted) {
    const files = filesOf(post, folder);
    writeNewFiles(contentFolder, files.content);
    writeNewFiles(publicFolder, files.public);
  }
  const missing = translation ? new Map() : missingLanguages(others, options.languages ?? []);
  return report({ source, site, planned, missing, converted, drafts, dryRun });
}

/** Reads a site, and asks for the folder of its posts if nothing tells it. */
async function readPosts(path: string, options: ImportOptions): Promise<Source> {
  const source = readSource(path, options);
  if (source.posts.length > 0) return source;
  const { generator, notTaken } = source;
  const texts = `${notTaken.length} other ${notTaken.length === 1 ? 'text has' : 'texts have'} front matter`;
  const none = `There are no posts in ${path}. It was read as ${generator.name}, whose folders of posts have none, and no folder has Markdown with dates in names or front matter (${texts}).`;
  const posts =
    options.yes || options.posts !== undefined
      ? undefined
      : await ask(`${none} Which folder has the posts?`, 'content/articles');
  if (posts === undefined) {
    throw new CommandError(`${none} Name the folder of the posts: --posts content/articles`);
  }
  return readPosts(path, { ...options, posts });
}

/** The site with a pattern of its URLs, for which it asks if the configuration does not tell it. */
async function withPattern(
  { site }: Source,
  posts: readonly RawPost[],
  asksNothing: boolean,
): Promise<SourceSite> {
  if (site.pattern !== undefined || asksNothing) return site;
  const answer = await ask(
    `What was the path of "${posts[0]!.name}"? Write it as /blog/:title/ or /:year/:month/:day/:title/`,
    'empty: leave old URLs out',
  );
  return answer === undefined ? site : { ...site, ...readPattern(answer) };
}

/**
 * Asks a question, at a terminal or of a piped line.
 * @returns undefined for an empty answer
 */
async function ask(message: string, placeholder: string): Promise<string | undefined> {
  const answer = process.stdin.isTTY
    ? await text({ message, placeholder })
    : (await createInterface({ input: process.stdin })[Symbol.asyncIterator]().next()).value;
  if (isCancel(answer)) {
    cancel('Nothing was changed.');
    process.exit(1);
  }
  return (answer ?? '').trim() || undefined;
}
