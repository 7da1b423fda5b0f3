import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '@/data/site';
import { CommandError } from '@/lib/cli';
import { readFrontMatter } from '@/lib/content/front-matter';
import { kinds } from '@/lib/content/kinds';
import { reservedPostIds } from '@/lib/content/reserved';
import { toIsoDate } from '@/lib/dates';
import type { Diagnostic } from '@/lib/diagnostic';
import { writeFiles } from '@/lib/files/write-files';
import { noProgress, type Progress } from '@/lib/progress';
import { blogRoutes, routes } from '@/lib/urls';
import { convertPost, type ConvertedPost, type FileSource } from './convert-post';
import type { Anchors } from './convert-text';
import { downloadImages, type Download } from './download';
import type { Generator, SourceSite } from './generator';
import { generators } from './generators';
import { gitDayIn } from './git-day';
import { linksOn } from './links';
import type { Note } from './notes';
import { planPosts, type ExistingPost, type PlannedPost } from './plan';
import { readPost, type RawPost } from './posts';
import { askPattern } from './questions';
import { count, formatReport } from './report';
import { openFolder, type SourceFolder } from './source-folder';
import { checkStaged } from './stage';
import { fillPattern } from './url-pattern';

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
  const { contentFolder, progress = noProgress } = options;
  const folder = openFolder(source);
  const known = generators.find((one) => one.recognise(folder))!;
  const site = known.readSite(folder);
  const generator = { ...known, tags: { ...site.tags, ...known.tags } };
  const raw = site.posts.map((file) => readPost(folder, file, generator) ?? file);
  const posts = raw.filter((post) => typeof post !== 'string');
  if (posts.length === 0) throw new CommandError(`There are no posts in ${source}.`);
  const isUnknown = options.url === undefined && site.pattern === undefined && !options.yes;
  const pattern = isUnknown ? await askPattern(posts[0]!) : (options.url ?? site.pattern);
  const planned = planPosts(posts, {
    site,
    existing: existingPosts(contentFolder),
    reserved: reservedPostIds,
    language: settings.language,
    oldPathOf: (post) => pathFrom(pattern, post),
    dayOf: gitDayIn(folder),
  });
  const unread = raw.filter((one) => typeof one === 'string');
  const { converted, drafts } = await convertAll(planned, {
    folder,
    generator,
    site,
    contentFolder,
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
  if (!options.dryRun) {
    for (const one of converted) {
      const files = Object.entries(filesOf([one], folder));
      const isNew = ([name]: (typeof files)[number]) => !existsSync(path.join(contentFolder, name));
      writeFiles(contentFolder, Object.fromEntries(files.filter(isNew)));
    }
  }
  return [
    `${generator.name}: ${count(posts.length, 'post')}.\n`,
    formatReport(converted, notes),
    summary(converted.length, here.length, options),
  ].join('\n');
}

function summary(converted: number, here: number, { dryRun }: ImportOptions): string {
  const already =
    here > 0 ? `${count(here, 'post')} ${here === 1 ? 'is' : 'are'} here already. ` : '';
  if (converted === 0) return `${already}Nothing was changed.`;
  return `${already}${count(converted, 'post')} ${dryRun ? 'would be written; nothing was changed' : 'written'}.`;
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

interface Source {
  folder: SourceFolder;
  generator: Generator;
  site: SourceSite;
  contentFolder: string;
  progress: Progress;
  /** Whether images of other hosts are downloaded. */
  download: boolean;
}

/** Why a post became a draft, by post. */
type Drafts = Map<PlannedPost, string>;

/**
 * Converts the posts that are not here yet. Those with errors become drafts; then what links to them is converted
 * again, until the check finds no error in a published post.
 */
async function convertAll(
  planned: readonly PlannedPost[],
  { folder, generator, site, contentFolder, download, progress }: Source,
) {
  const posts = planned.filter(({ isHere }) => !isHere);
  const drafts: Drafts = new Map();
  const broken = new Set<string>();
  const remote = new Set<string>();
  const downloads = new Map<string, Download | string>();
  const anchors = new Map<PlannedPost, Anchors>();
  const pages = new Set([...Object.values(routes), ...Object.values(blogRoutes)].map(String));
  const isDraft = (post: PlannedPost) => post.isDraft || drafts.has(post);
  const linksOf = linksOn({
    folder,
    site,
    posts: planned,
    pages,
    anchors,
    isDraft,
    isBroken: (from) => broken.has(from),
    downloads,
    onRemote: (url) => void remote.add(url),
  });
  const convert = async (post: PlannedPost): Promise<ConvertedPost> => {
    const { files, linked, ...links } = linksOf(post);
    const folderOfPosts = `${contentFolder}/${kinds.posts.folder}`;
    const { source, notes, anchors } = await convertPost(
      post,
      generator,
      links,
      folderOfPosts,
      isDraft(post),
    );
    return {
      post,
      file: `${folderOfPosts}/${post.slug}.md`,
      source,
      notes,
      anchors,
      files,
      linked,
    };
  };
  const convertPosts = async () => {
    const tick = progress('Posts', posts.length);
    const converted: ConvertedPost[] = [];
    for (const post of posts) {
      converted.push(await convert(post));
      tick();
    }
    return converted;
  };
  // The ids of headings are known once all texts are converted.
  for (const one of await convertPosts()) anchors.set(one.post, one.anchors);
  if (download) {
    const tick = progress('Downloads', remote.size);
    for (const [url, image] of await downloadImages([...remote], { onProgress: tick })) {
      downloads.set(url, image);
    }
  }
  for (;;) {
    const converted = await convertPosts();
    const errors = await checkStaged(contentFolder, filesOf(converted, folder), progress);
    const errorOf = (name: string) => errors.get(`${kinds.posts.folder}/${name}`)?.[0];
    const unreadable = converted.flatMap(({ files }) =>
      [...files].flatMap(([name, source]) => (errorOf(name) ? source.from : [])),
    );
    for (const file of unreadable) broken.add(file);
    if (unreadable.length > 0) continue;
    const failed = posts.filter((post) => !isDraft(post) && errorOf(`${post.slug}.md`));
    if (failed.length === 0) return { converted, drafts };
    for (const post of failed) drafts.set(post, reasonOf(errorOf(`${post.slug}.md`)!));
  }
}

const reasonOf = ({ line, message }: Diagnostic) => `${line ? `line ${line}: ` : ''}${message}`;

/** The files of posts, by path below the folder of the content. */
function filesOf(
  converted: readonly ConvertedPost[],
  folder: SourceFolder,
): Record<string, string | Uint8Array> {
  const bytesOf = (source: FileSource) =>
    source.bytes ?? folder.readBytes(source.from) ?? Buffer.alloc(0);
  return Object.fromEntries(
    converted.flatMap(({ post, source, files }) => [
      [`${kinds.posts.folder}/${post.slug}.md`, source],
      ...[...files].map(([name, file]) => [`${kinds.posts.folder}/${name}`, bytesOf(file)]),
    ]),
  );
}

/** What is to be said of a post as a whole. */
function notesOnPost({ post, file }: ConvertedPost, reason: string | undefined): Note[] {
  const { fields, unusable, day, unread } = post;
  const note = (kind: Note['kind'], text: string): Note => ({ kind, file, text });
  return [
    ...(reason ? [note('draft', `has an error, so it is a draft. ${reason}`)] : []),
    ...(unread === undefined
      ? []
      : [note('draft', `front matter that could not be read: ${unread}`)]),
    ...(day === undefined && !post.wasDraft
      ? [note('draft', 'has no date, so it is a draft')]
      : []),
    ...(post.wasDraft ? [note('draft', 'was a draft')] : []),
    ...fields.unclear.map((one) => note('date', `${one} is not a clear day`)),
    ...unusable.map((one) => note('url', `${one} cannot be redirected by all hosts`)),
  ];
}

/** The fields that have no place here, with their values: one line for a name. */
function droppedFields(converted: readonly ConvertedPost[]): Note[] {
  const valuesOf = new Map<string, string[]>();
  for (const [name, value] of converted.flatMap(({ post }) =>
    Object.entries(post.fields.dropped),
  )) {
    valuesOf.set(name, [...(valuesOf.get(name) ?? []), value]);
  }
  return [...valuesOf].map(([name, values]) => ({
    kind: 'field',
    file: name,
    text: `in ${count(values.length, 'post')}: ${[...new Set(values)].join(' | ')}`,
  }));
}

/** One line for all posts whose old URL is unknown. */
function unknownUrls(converted: readonly ConvertedPost[]): Note[] {
  const published = converted.filter(({ post }) => !post.isDraft && post.oldPath === undefined);
  if (published.length === 0) return [];
  const text = `the old URLs of ${count(published.length, 'post')} are unknown, so they do not redirect; --url tells their pattern`;
  return [
    {
      kind: 'url',
      file: published
        .map(({ file }) => file)
        .slice(0, 3)
        .join(', '),
      text,
    },
  ];
}
