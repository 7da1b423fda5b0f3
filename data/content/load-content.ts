import { glyphOf } from '../glyph';
import { postRoute, projectRoute, reservedSlugs, routes } from '../routes';
import type { WrittenText } from './check-text';
import { buildDay } from './date';
import { pictureFinder } from './find-picture';
import { findDeadLinks } from './find-dead-links';
import { findStrays } from './find-strays';
import { toPostSummary, toProject, type Content, type LoadedPost, type Project } from './model';
import { parseContent, type Parsed } from './parse';
import { ContentError, type Problem } from './problem';
import { readContentFiles, type ContentFile } from './read-files';
import { readText } from './read-text';
import type { MarkdownRenderer } from './render';
import { renderForBuild } from './render-build';
import { toArticle, type Article } from './render-post';
import { postSchema, projectSchema, type PostMatter } from './schema';

export type { Content, LoadedPost } from './model';

export interface LoadOptions {
  /** The project's folder. */
  root?: string;
  /** Show drafts and posts of the future too, as `npm run dev` does. */
  drafts?: boolean;
  /** The day of the build, YYYY-MM-DD. */
  today?: string;
}

const loaded = new Map<string, Content>();

/**
 * Reads and checks everything the owner wrote. What is published is decided here and nowhere else:
 * pages, lists and every other output take what this returns.
 * @throws ContentError with every mistake of every file
 */
export function loadContent(options: LoadOptions = {}): Content {
  // Every page of a build asks, and no file changes meanwhile.
  const key = process.env.NODE_ENV === 'production' ? JSON.stringify(options) : undefined;
  const known = key && loaded.get(key);
  if (known) return known;

  const { content, problems } = readContent(options);
  if (problems.length > 0) throw new ContentError(problems);
  if (key) loaded.set(key, content);
  return content;
}

/** What {@link readContent} finds. */
export interface ContentReport {
  content: Content;
  problems: Problem[];
  /** The published texts, with what they link to and show. */
  texts: WrittenText[];
}

/** Like {@link loadContent}, but returns the problems beside what could be read. */
export function readContent({
  root = process.cwd(),
  drafts = process.env.NODE_ENV === 'development',
  today = buildDay(),
}: LoadOptions = {}): ContentReport {
  const findPicture = pictureFinder(root);
  const render: MarkdownRenderer = (text, place) => renderForBuild(text, { ...place, findPicture });
  const projects = readAll(readContentFiles(root, 'projects', reservedSlugs), (file) =>
    loadProject(file, render),
  );
  const posts = readAll(readContentFiles(root, 'blog'), (file) => loadPost(file, render));
  const published = posts.items.filter(
    ({ item: { summary } }) => drafts || (!summary.draft && summary.isoDate <= today),
  );
  const texts = [...projects.items, ...published].flatMap((loaded) => loaded.texts);
  const content = {
    projects: projects.items
      .map(({ item }) => item)
      .sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1)),
    posts: published.map(({ item }) => item).sort(newestFirst),
  };
  const broken = { projects: projects.broken, posts: posts.broken };
  const deadLinks = findDeadLinks({ root, content, texts, broken, findPicture });
  const problems = [...findStrays(root), ...projects.problems, ...posts.problems, ...deadLinks];
  return { content, texts, problems };
}

type Loaded<T> = { ok: true; item: T; texts: WrittenText[] } | { ok: false; problems: Problem[] };

function readAll<T>(
  { files, problems }: ReturnType<typeof readContentFiles>,
  load: (file: ContentFile) => Loaded<T>,
) {
  const results = files.map((file) => ({ slug: file.slug, ...load(file) }));
  return {
    items: results.flatMap((result) => (result.ok ? [result] : [])),
    problems: [...problems, ...results.flatMap((result) => (result.ok ? [] : result.problems))],
    broken: results.flatMap(({ ok, slug }) => (ok ? [] : [slug])),
  };
}

function loadProject(
  { file, slug, source }: ContentFile,
  render: MarkdownRenderer,
): Loaded<Project> {
  const parsed = parseContent(file, source, projectSchema);
  if (!parsed.ok) return parsed;
  const { matter, body, bodyLine } = parsed.value;
  const page = projectRoute(slug);
  const context = readText(matter.contextDescription, lineOfField(source, 'contextDescription'));
  return {
    ok: true,
    item: toProject(slug, parsed.value, glyphOf(slug, matter.colors), render),
    texts: [
      { file, field: 'contextDescription', page, facts: context },
      { file, field: 'text', page, facts: readText(body, bodyLine) },
    ],
  };
}

/** The line in which the text of a field begins; below its name, where YAML says so. */
function lineOfField(source: string, field: string): number {
  const lines = source.split('\n');
  const index = lines.findIndex((line) => line.startsWith(`${field}:`));
  return index + (/:\s*[|>]/.test(lines[index] ?? '') ? 2 : 1);
}

function loadPost(
  { file, slug, source }: ContentFile,
  render: MarkdownRenderer,
): Loaded<LoadedPost> {
  const parsed = parseContent(file, source, postSchema);
  if (!parsed.ok) return parsed;
  const facts = readText(parsed.value.body, parsed.value.bodyLine);
  return {
    ok: true,
    item: toLoadedPost(slug, source, parsed.value, render),
    texts: [{ file, field: 'text', page: postRoute(slug), base: routes.blog, facts }],
  };
}

function toLoadedPost(
  id: string,
  source: string,
  { matter, body }: Parsed<PostMatter>,
  render: MarkdownRenderer,
): LoadedPost {
  let article: Article | undefined;
  return {
    summary: toPostSummary(id, matter, glyphOf(id)),
    source,
    render: () => (article ??= toArticle(matter, body, render)),
  };
}

const newestFirst = ({ summary: a }: LoadedPost, { summary: b }: LoadedPost) =>
  a.isoDate === b.isoDate ? (a.id < b.id ? -1 : 1) : a.isoDate < b.isoDate ? 1 : -1;
