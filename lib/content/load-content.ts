import { readFileSync } from 'node:fs';
import path from 'node:path';
import { periodsOf } from '../resume/entries';
import type { Resume } from '../resume/resume';
import { buildDay } from '../dates';
import { patternOf, type ColorPair } from '../pattern/pattern';
import { buildRenderer } from '../markdown/render-build';
import type { MarkdownWords } from '../markdown/words';
import type { SiteSettings } from '../schema';
import { reservedPostIds, reservedSlugs } from './reserved';
import { indexBlog } from './blog-index';
import { pageImage, imageFinder } from '../images/find-image';
import { pageKind, postKind, projectKind } from './kinds';
import { addLines, frontMatterOf } from './line-numbers';
import { isCached, loadFile, type FileKind, type LoadTools } from './load-file';
import { toPostSummary, toProject, type Content, type LoadedPost, type PostSummary } from './model';
import { splitFrontMatter } from './parse';
import type { Problem } from './problem';
import { readContentFiles, type ContentFile } from './read-files';
import { aliasesSchema } from './schema';
import type { WrittenText } from './text';
import { noCache, openCache, type TextCache } from './text-cache';

export interface LoadOptions {
  /** The folder that holds `content/` and `public/`. */
  root: string;
  /** Without `blog` or `projects`, the files of their folders count as not there. */
  pages?: Pick<SiteSettings['pages'], 'blog' | 'projects'> | undefined;
  /** Earlier paths of pages, and where they lead. */
  aliases?: Content['aliases'] | undefined;
  /** Where periods of projects come from. */
  resume: Resume;
  words: MarkdownWords;
  /** Show drafts and posts of the future too, as `npm run dev` does. */
  drafts?: boolean;
  /** The colours of patterns that have none of their own. */
  patterns?: readonly ColorPair[] | undefined;
  /** The day of the build, YYYY-MM-DD. */
  today?: string;
  /** Where results are kept. A build keeps them; in development, code may change at any time. */
  cache?: TextCache;
  /** Why files cannot be rendered, by their paths. */
  failed?: ReadonlyMap<string, Problem>;
}

/** A page that a build leaves out. */
export interface Unpublished {
  file: string;
  /** The day on which a post appears, as YYYY-MM-DD; undefined for a draft. */
  day?: string;
}

/** Everything that was read from `content/`. */
export interface LoadedContent {
  /** What is published. */
  content: Content;
  /** What keeps files from being shown. */
  problems: Problem[];
  /** The same of drafts, which is no reason to stop anything else. */
  draftProblems: Problem[];
  /** The published texts, and those that can be read of files with problems. */
  texts: WrittenText[];
  /** All posts, drafts included. */
  summaries: PostSummary[];
  /** Drafts and posts that are still to come, by the paths that they will have. */
  unpublished: ReadonlyMap<string, Unpublished>;
  /** The paths of the pages of files with problems, and their aliases. */
  broken: readonly string[];
}

/** Next bundles pages and route handlers apart: each of them would read everything again. */
const LOADED = Symbol.for('content of the portfolio');
const shared = globalThis as { [LOADED]?: Map<string, LoadedContent> };
const loaded = (shared[LOADED] ??= new Map());

/**
 * Reads everything that the owner wrote in `content/`. What is published is decided here and nowhere
 * else: pages, lists and every other output take what this returns.
 */
export function loadContent(options: LoadOptions): LoadedContent {
  // Every page of a build asks, and no file changes meanwhile. All other options are the same in all
  // calls of a process.
  if (process.env.NODE_ENV !== 'production') return readContent(options);
  const { root, pages, drafts, today } = options;
  const key = JSON.stringify([root, pages, drafts, today]);
  const known = loaded.get(key) ?? readContent(options);
  loaded.set(key, known);
  return known;
}

function readContent({
  root,
  pages: wanted = {},
  aliases = {},
  resume,
  words,
  drafts = process.env.NODE_ENV === 'development',
  today = buildDay(),
  cache = process.env.NODE_ENV === 'production' ? openCache(root, words) : noCache,
  failed,
  patterns,
}: LoadOptions): LoadedContent {
  const tools = { ...toolsFor(root, words, cache), failed };
  const files = listFiles(root, wanted);
  const projects = loadFiles(files.projects, projectKind, tools);
  const pages = loadFiles(files.pages, pageKind, tools);
  const posts = loadFiles(files.blog, postKind, tools);
  const isShown = ({ matter }: { matter: { draft: boolean } }) => drafts || !matter.draft;
  const written = posts.good.map((post) => ({
    ...post,
    summary: toPostSummary(post.slug, post.matter, today, patterns),
  }));
  const published = written.filter((post) => isShown(post) && (drafts || !post.summary.scheduled));
  const newest = [...published].sort(newestFirst);
  const shownProjects = projects.good.filter(isShown);
  const shownPages = pages.good.filter(isShown);
  const ofNames = Object.values(files).flatMap(({ problems }) => problems);
  const bad = [...projects.bad, ...pages.bad, ...posts.bad];
  const problems = addLines(root, [...ofNames, ...bad.flatMap((file) => file.problems)]);
  const broken = bad.filter(({ file }) => drafts || !isDraft(root, file));
  return {
    content: {
      projects: shownProjects
        .map(({ slug, matter, render }) =>
          toProject(
            slug,
            matter,
            render(),
            periodsOf(resume, matter.resume ?? ''),
            patterns,
            (url) => pageImage(root, url),
          ),
        )
        .sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1)),
      pages: shownPages.map(({ slug, matter, render }) => ({
        ...matter,
        slug,
        pattern: patternOf(slug, patterns),
        ...render(),
      })),
      posts: newest,
      aliases,
      blog: indexBlog(newest.map(({ summary }) => summary)),
    },
    problems: problems.filter((problem) => !isDraft(root, problem)),
    draftProblems: problems.filter((problem) => isDraft(root, problem)),
    texts: [shownProjects, shownPages, published, broken].flat().flatMap(({ texts }) => texts),
    summaries: written.map(({ summary }) => summary),
    unpublished: new Map([
      ...[...projects.good, ...pages.good, ...posts.good]
        .filter(({ matter }) => matter.draft)
        .map(({ file: { file }, page }) => [page, { file }] as const),
      ...written
        .filter(({ summary }) => summary.scheduled && !summary.draft)
        .map(
          ({ file: { file }, page, summary }) => [page, { file, day: summary.isoDate }] as const,
        ),
    ]),
    broken: broken.flatMap(({ page, file }) => [page, ...writtenAliases(file)]),
  };
}

/** A published post by its id, without searching the list for it. */
export const findPost = ({ posts, blog }: Content, id: string): LoadedPost | undefined =>
  posts[blog.places.get(id) ?? -1];

/** What the files of a folder are loaded with. */
const toolsFor = (root: string, words: MarkdownWords, cache: TextCache): LoadTools => {
  const findImage = imageFinder(root);
  return { renderer: buildRenderer(words, findImage), findImage, cache };
};

const kinds = { projects: projectKind, pages: pageKind, blog: postKind };

/** The files of `content/` by folder, and what is wrong with their names. */
function listFiles(root: string, wanted: { [Folder in ContentFolder]?: boolean } = {}) {
  const read = (folder: ContentFolder, reserved: ReadonlyMap<string, string>) =>
    wanted[folder] === false
      ? { files: [], problems: [] }
      : readContentFiles(root, folder, reserved);
  const projects = read('projects', reservedSlugs);
  const taken = projects.files.map(({ slug }) => [slug, `the project ${slug}`] as const);
  const pages = read('pages', new Map([...reservedSlugs, ...taken]));
  return { projects, pages, blog: read('blog', reservedPostIds) };
}

/** A folder of `content/`. */
export type ContentFolder = keyof typeof kinds;

/**
 * The files that are new or have changed, so that other processes can render them.
 * @param cache where results are kept
 */
export function filesToRender(root: string, words: MarkdownWords, cache: TextCache) {
  const tools = toolsFor(root, words, cache);
  const files = listFiles(root);
  return (Object.keys(kinds) as ContentFolder[]).flatMap((folder) =>
    files[folder].files
      .filter((file) => !isCached(file, kinds[folder], tools))
      .map(({ file, slug }) => ({ file, slug, folder })),
  );
}

/** Makes a function that renders a file of `content/`, whose result the cache keeps. */
export function fileRenderer(root: string, words: MarkdownWords) {
  const tools = toolsFor(root, words, openCache(root, words));
  return (folder: ContentFolder, file: ContentFile) => {
    const result = loadFile(file, kinds[folder] as FileKind<unknown, unknown>, tools);
    if (result.ok) result.render();
  };
}

/** The aliases in a file, even if the rest of its front matter is wrong. */
function writtenAliases({ file, source }: ContentFile): string[] {
  const { aliases }: { aliases?: unknown } = splitFrontMatter(file, source).data;
  return aliasesSchema.safeParse(aliases).data ?? [];
}

/** Whether a file says that it is a draft, even if the rest of its front matter cannot be read. */
const isDraft = (root: string, { file }: { file: string }) =>
  /^draft:[ \t]*true\b/m.test(frontMatterOf(readFileSync(path.join(root, file), 'utf8')));

/** The files of a folder that can be shown, and the others. */
function loadFiles<Matter, Rendered>(
  { files }: { files: readonly ContentFile[] },
  kind: FileKind<Matter, Rendered>,
  tools: LoadTools,
) {
  const loaded = files.map((file) => loadFile(file, kind, tools));
  return {
    good: loaded.flatMap((file) => (file.ok ? [file] : [])),
    bad: loaded.flatMap((file) => (file.ok ? [] : [file])),
  };
}

/** The exact reverse of the order of a series; posts of one day by id, descending. */
const newestFirst = (a: LoadedPost, b: LoadedPost) => (placeOf(a) < placeOf(b) ? 1 : -1);

const placeOf = ({ summary: { isoDate, id } }: LoadedPost) => `${isoDate} ${id}`;
