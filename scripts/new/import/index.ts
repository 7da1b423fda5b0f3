import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSiteContent } from '@/app/content';
import { owner } from '@/app/owner';
import { cvs } from '@/data/cvs';
import { settings } from '@/data/site';
import { targetsOf } from '@/lib/check/targets';
import { CommandError } from '@/lib/cli';
import { readFrontMatter } from '@/lib/content/front-matter';
import { kinds } from '@/lib/content/kinds';
import { reservedSlugs } from '@/lib/content/reserved';
import { toIsoDate } from '@/lib/dates';
import { writeFiles } from '@/lib/files/write-files';
import { noProgress, type Progress } from '@/lib/progress';
import { blogRoutes, routes } from '@/lib/urls';
import { convertAll } from './convert-all';
import { filesOf, type ConvertedPost } from './convert-post';
import { generators } from './generators';
import type { Note } from './notes';
import { planPosts, type ExistingPost } from './plan';
import { droppedFields, notesOnPost, unknownUrls } from './post-notes';
import { askPattern } from './questions';
import { count, formatReport, isTask } from './report';
import { gitDayIn } from './source/dates';
import { openFolder } from './source/folder';
import type { SourceSite } from './source/generator';
import { readPost, type RawPost } from './source/post';
import { siteUrlIn } from './source/settings';
import { fillPattern, readPattern } from './source/url-pattern';

/** The options of `npm run new -- import`. */
export interface ImportOptions {
  /** The pattern of the URLs of posts on the other site, such as `/:year/:month/:title/`. */
  url?: string | undefined;
  download: boolean;
  dryRun: boolean;
  /** Asks nothing. */
  yes: boolean;
  /** The folder of the content, by default that of the site. */
  contentFolder: string;
  /** The folder of the files that are published as they are, by default `public`. */
  publicFolder?: string;
  /** Reports each post that is converted, and each text and file that is checked. */
  progress?: Progress;
}

/**
 * Imports the posts of another site.
 * @param source the folder of the other site
 * @returns the report
 * @throws CommandError if the folder has no posts
 */
export async function importPosts(source: string, options: ImportOptions): Promise<string> {
  const { contentFolder, publicFolder = 'public', progress = noProgress } = options;
  const folder = openFolder(source);
  const known = generators.find((one) => one.recognise(folder))!;
  const given = options.url === undefined ? undefined : readPattern(options.url);
  const read = known.readSite(folder);
  const url = [read.url, siteUrlIn(folder)].find((one) => /^https?:\/\/[^/]/.test(one ?? ''));
  const site = { ...read, url, ...given };
  const generator = { ...known, tags: { ...site.tags, ...known.tags } };
  const raw = site.posts.map((file) => readPost(folder, file, generator, site.read) ?? file);
  const posts = raw.filter((post) => typeof post !== 'string');
  if (posts.length === 0) throw new CommandError(`There are no posts in ${source}.`);
  const isUnknown = site.pattern === undefined && !options.yes;
  const answer = isUnknown ? await askPattern(posts[0]!) : undefined;
  if (answer !== undefined) Object.assign(site, readPattern(answer));
  const { pattern } = site;
  const planned = planPosts(posts, {
    site,
    existing: existingPosts(contentFolder),
    reserved: reservedSlugs(routes.blog),
    language: settings.language,
    oldPathOf: (post) => pathFrom(pattern, post),
    dayOf: gitDayIn(folder),
  });
  const unread = raw.filter((one) => typeof one === 'string');
  const { converted, drafts } = await convertAll(planned, {
    folder,
    generator,
    site,
    newUrl: owner.url,
    pages: pagesOf(contentFolder),
    contentFolder,
    publicFolder,
    progress,
    download: options.download,
  });
  const notes = [
    ...unread.map((file): Note => ({ kind: 'file', file, text: 'too large, or no text in UTF-8' })),
    ...converted.flatMap(({ notes }) => notes),
    ...converted.flatMap((one) => notesOnPost(one, drafts.get(one.post))),
    ...droppedFields(converted),
    ...(pattern === null ? [] : unknownUrls(converted)),
  ];
  const here = planned.filter(({ isHere }) => isHere);
  for (const post of options.dryRun ? [] : converted) {
    const files = filesOf(post, folder);
    writeNewFiles(contentFolder, files.content);
    writeNewFiles(publicFolder, files.public);
  }
  return [
    `${generator.name}: ${count(posts.length, 'post')}.`,
    formatReport(converted, notes),
    `\n${summary(converted, notes, here.length, options.dryRun)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The last line: what was written, and how much of it needs nobody. */
function summary(
  converted: readonly ConvertedPost[],
  notes: readonly Note[],
  here: number,
  dryRun: boolean,
): string {
  const already =
    here > 0 ? `${count(here, 'post')} ${here === 1 ? 'is' : 'are'} here already. ` : '';
  if (converted.length === 0) return `${already}Nothing was changed.`;
  const unfinished = new Set(notes.filter(isTask).map(({ file }) => file));
  const published = converted.filter(({ isDraft }) => !isDraft);
  const finished = converted.filter(({ file }) => !unfinished.has(file));
  return [
    `${already}${count(converted.length, 'post')} ${dryRun ? 'would be written' : 'written'}: `,
    `${published.length} published, ${count(converted.length - published.length, 'draft')}. `,
    `${finished.length} of ${converted.length} need nothing more.`,
    dryRun ? ' Nothing was changed.' : '',
  ].join('');
}

/** The posts of this site, with drafts and those that have errors. */
function existingPosts(contentFolder: string): ExistingPost[] {
  const folder = path.join(contentFolder, kinds.posts.folder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    if (!name.endsWith('.md')) return [];
    const { data } = readFrontMatter(readFileSync(path.join(folder, name), 'utf8'));
    return {
      slug: name.slice(0, -'.md'.length),
      title: String(data.title ?? ''),
      day: toIsoDate(String(data.date ?? '')),
      aliases: [data.aliases ?? []].flat().map(String),
    };
  });
}

function pathFrom(pattern: SourceSite['pattern'], post: RawPost): string | undefined {
  if (typeof pattern === 'function') return pattern(post);
  if (!pattern) return undefined;
  return fillPattern(pattern, post, post.fields.date ?? post.dayInPath);
}

/** The pages and files of this site. Those of the blog will be there. */
function pagesOf(contentFolder: string): ReadonlySet<string> {
  const content = loadSiteContent({ directory: contentFolder, showUnpublished: false });
  const { paths } = targetsOf(content, { owner, settings, cvs });
  return new Set([...paths, routes.blog, ...Object.values(blogRoutes)]);
}

/** Writes files that do not exist yet. */
function writeNewFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  const isNew = ([name]: [string, unknown]) => !existsSync(path.join(folder, name));
  writeFiles(folder, Object.fromEntries(Object.entries(files).filter(isNew)));
}
