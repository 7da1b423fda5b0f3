import { glyphOf } from '../glyph/glyph';
import { projectPeriods } from '../career/entries';
import { projectRoute, reservedPostIds, reservedSlugs } from '../urls';
import { indexBlog } from './blog-index';
import { checkGroups } from '../check/tags';
import type { WrittenText } from '../check/texts';
import { buildDay } from '../dates';
import { pagePicture, pictureFinder } from './find-picture';
import { findDeadLinks, sitePaths } from '../check/dead-links';
import { findStrays } from '../check/orphan-files';
import { loadPage } from './load-page';
import { factsOf, lineOfText, loadPost, type Loaded } from './load-post';
import { locate } from './line-numbers';
import { toProject, type Content, type LoadedPost, type Project } from './model';
import { parseContent } from './parse';
import type { ShownPicture } from './picture';
import { noStore, openStore } from './post-cache';
import { ContentError, formatProblems, type Problem } from './problem';
import { readContentFiles, type ContentFile } from './read-files';
import { readText } from '../check/text-facts';
import type { Renderer } from '../markdown/render';
import { buildRenderer } from '../markdown/render-build';
import { words } from '../markdown/words';
import type { Career } from '../site/types';
import { PERIOD, projectSchema } from './schema';

export type { Content, LoadedPost } from './model';

export interface LoadOptions {
  /** The folder that holds `content/` and `public/`. */
  root: string;
  /** Where periods of projects come from. */
  career: Career;
  /** Show drafts and posts of the future too, as `npm run dev` does. */
  drafts?: boolean;
  /** The day of the build, YYYY-MM-DD. */
  today?: string;
}

/** Next bundles pages and route handlers apart: each of them would read everything again. */
const LOADED = Symbol.for('content of the portfolio');
const shared = globalThis as { [LOADED]?: Map<string, Content> };
const loaded = (shared[LOADED] ??= new Map());

/**
 * Reads and checks everything the owner wrote. What is published is decided here and nowhere else:
 * pages, lists and every other output take what this returns. While the owner writes, links and pictures
 * of an unfinished text that lead nowhere are only told.
 * @throws ContentError with every error of every file
 */
export function loadContent(options: LoadOptions): Content {
  // Every page of a build asks, and no file changes meanwhile.
  const key = process.env.NODE_ENV === 'production' ? JSON.stringify(options) : undefined;
  const known = key && loaded.get(key);
  if (known) return known;

  const { content, problems, stops } = readContent(options);
  const isWriting = process.env.NODE_ENV === 'development';
  if ((isWriting ? stops : problems).length > 0) throw new ContentError(problems);
  tell(formatProblems(problems));
  if (key) loaded.set(key, content);
  return content;
}

let told = '';

/** Tells what is wrong in the terminal; once, though each part of a page asks for the content. */
function tell(problems: string) {
  if (problems !== '' && problems !== told) console.warn(problems);
  told = problems;
}

/** A published post by its id, without searching the list for it. */
export const findPost = ({ posts, blog }: Content, id: string): LoadedPost | undefined =>
  posts[blog.places.get(id) ?? -1];

/** What {@link readContent} finds. */
export interface ContentReport {
  content: Content;
  problems: Problem[];
  /** Those of them that keep a file from being shown. */
  stops: Problem[];
  /** The path of every page and file of the site. */
  paths: ReadonlySet<string>;
  /** The published texts, with what they link to and show. */
  texts: WrittenText[];
}

/** Like {@link loadContent}, but returns the problems beside what could be read. */
export function readContent({
  root,
  career,
  drafts = process.env.NODE_ENV === 'development',
  today = buildDay(),
}: LoadOptions): ContentReport {
  const findPicture = pictureFinder(root);
  const render = buildRenderer(words, findPicture);
  const store = storeFor(root);
  const projects = readAll(readContentFiles(root, 'projects', reservedSlugs), (file) =>
    loadProject(file, career, render, (address) => pagePicture(root, address)),
  );
  const taken = new Map(projects.items.map(({ item: { slug } }) => [slug, `the project ${slug}`]));
  const pages = readAll(
    readContentFiles(root, 'pages', new Map([...reservedSlugs, ...taken])),
    (file) => loadPage(file, render),
  );
  const posts = readAll(readContentFiles(root, 'blog', reservedPostIds), (file) =>
    loadPost(file, { today, render, findPicture, store }),
  );
  const published = posts.items.filter(
    ({ item: { summary } }) => drafts || (!summary.draft && !summary.scheduled),
  );
  const texts = [...projects.items, ...pages.items, ...published].flatMap((loaded) => loaded.texts);
  const newest = published.map(({ item }) => item).sort(newestFirst);
  const content = {
    projects: projects.items
      .map(({ item }) => item)
      .sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1)),
    pages: pages.items.map(({ item }) => item),
    posts: newest,
    blog: indexBlog(newest.map(({ summary }) => summary)),
  };
  const broken = { projects: projects.broken, posts: posts.broken };
  const stops = [
    ...findStrays(root),
    ...projects.problems,
    ...pages.problems,
    ...posts.problems,
    ...checkGroups(posts.items.map(({ item }) => item.summary)),
  ];
  const linked = {
    ...{ root, content, broken, findPicture },
    texts: [...texts, ...projects.brokenTexts, ...pages.brokenTexts, ...posts.brokenTexts],
  };
  const paths = sitePaths(linked);
  const dead = findDeadLinks(linked, paths);
  return { content, texts, paths, problems: locate(root, [...stops, ...dead]), stops };
}

/** A build of this project keeps its work; while the owner writes, code may change at any time. */
const storeFor = (root: string) =>
  process.env.NODE_ENV === 'production' ? openStore(root) : noStore;

/**
 * Renders a part of the posts, so that processes can do it side by side. What they make is in the
 * store afterwards; posts with errors are left to {@link readContent}.
 * @param part from 0
 * @param parts how many there are
 */
export function renderPart(root: string, part: number, parts: number): void {
  const findPicture = pictureFinder(root);
  const render = buildRenderer(words, findPicture);
  const tools = { today: buildDay(), render, findPicture, store: storeFor(root) };
  const { files } = readContentFiles(root, 'blog', reservedPostIds);
  for (const file of files.filter((_, index) => index % parts === part)) {
    const post = loadPost(file, tools);
    if (post.ok) post.item.render();
  }
}

function readAll<T>(
  { files, problems }: ReturnType<typeof readContentFiles>,
  load: (file: ContentFile) => Loaded<T>,
) {
  const results = files.map((file) => ({ slug: file.slug, ...load(file) }));
  return {
    items: results.flatMap((result) => (result.ok ? [result] : [])),
    problems: [...problems, ...results.flatMap((result) => (result.ok ? [] : result.problems))],
    broken: results.flatMap(({ ok, slug }) => (ok ? [] : [slug])),
    brokenTexts: results.flatMap(({ ok, texts }) => (ok ? [] : texts)),
  };
}

function loadProject(
  { file, slug, source }: ContentFile,
  career: Career,
  render: Renderer,
  show: (address: string) => ShownPicture,
): Loaded<Project> {
  const parsed = parseContent(file, source, projectSchema);
  const page = projectRoute(slug);
  if (!parsed.ok) {
    const facts = factsOf(parsed.text);
    const texts = facts ? [{ file, field: 'text', page, facts }] : [];
    return { ok: false, problems: parsed.problems, texts };
  }
  const { matter, body, bodyLine } = parsed.value;
  const context = readText(matter.contextDescription, lineOfText(source, 'contextDescription'));
  const texts = [
    { file, field: 'contextDescription', page, facts: context },
    { file, field: 'text', page, facts: readText(body, bodyLine) },
  ];
  const known = projectPeriods(career, slug);
  const isKnown = known.length > 0;
  const isWritten = matter.period !== undefined;
  if (isKnown === isWritten) {
    const problem = { file, field: 'period', ...(isWritten ? periodTwice : noPeriod(slug)) };
    return { ok: false, problems: [problem], texts };
  }
  return {
    ok: true,
    item: toProject(slug, parsed.value, known, glyphOf(slug, matter.colors), render, show),
    texts,
  };
}

const noPeriod = (slug: string) => ({
  expected: PERIOD,
  found: 'nothing',
  fix: `add "period", or a position or project with the slug "${slug}" to data/career.ts`,
});

const periodTwice = {
  expected: 'no period, as data/career.ts has the one of this slug',
  found: 'a period',
  fix: 'remove "period"',
};

/** The other way round than the parts of a series, on the same day too. */
const newestFirst = ({ summary: a }: LoadedPost, { summary: b }: LoadedPost) =>
  a.isoDate === b.isoDate ? (a.id < b.id ? 1 : -1) : a.isoDate < b.isoDate ? 1 : -1;
