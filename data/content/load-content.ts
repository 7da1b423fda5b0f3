import { glyphOf } from '../glyph';
import { reservedSlugs } from '../routes';
import { buildDay } from './date';
import { findDeadLinks } from './find-dead-links';
import { toPostSummary, toProject, type Content, type LoadedPost, type Project } from './model';
import { parseContent, type Parsed } from './parse';
import { ContentError, type Problem } from './problem';
import { readContentFiles, type ContentFile } from './read-files';
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

/** Like {@link loadContent}, but returns the problems beside what could be read. */
export function readContent({
  root = process.cwd(),
  drafts = process.env.NODE_ENV === 'development',
  today = buildDay(),
}: LoadOptions = {}): { content: Content; problems: Problem[] } {
  const projects = readAll(readContentFiles(root, 'projects', reservedSlugs), loadProject);
  const posts = readAll(readContentFiles(root, 'blog'), loadPost);
  const content = {
    projects: projects.items.sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1)),
    posts: posts.items
      .filter(({ summary }) => drafts || (!summary.draft && summary.isoDate <= today))
      .sort(newestFirst),
  };
  const broken = { projects: projects.broken, posts: posts.broken };
  const deadLinks = findDeadLinks(root, content, broken);
  return { content, problems: [...projects.problems, ...posts.problems, ...deadLinks] };
}

type Loaded<T> = { ok: true; item: T } | { ok: false; problems: Problem[] };

function readAll<T>(
  { files, problems }: ReturnType<typeof readContentFiles>,
  load: (file: ContentFile) => Loaded<T>,
) {
  const results = files.map((file) => ({ slug: file.slug, ...load(file) }));
  return {
    items: results.flatMap((result) => (result.ok ? [result.item] : [])),
    problems: [...problems, ...results.flatMap((result) => (result.ok ? [] : result.problems))],
    broken: results.flatMap(({ ok, slug }) => (ok ? [] : [slug])),
  };
}

function loadProject({ file, slug, source }: ContentFile): Loaded<Project> {
  const parsed = parseContent(file, source, projectSchema);
  if (!parsed.ok) return parsed;
  return {
    ok: true,
    item: toProject(slug, parsed.value, glyphOf(slug, parsed.value.matter.colors)),
  };
}

function loadPost({ file, slug, source }: ContentFile): Loaded<LoadedPost> {
  const parsed = parseContent(file, source, postSchema);
  return parsed.ok ? { ok: true, item: toLoadedPost(slug, source, parsed.value) } : parsed;
}

function toLoadedPost(
  id: string,
  source: string,
  { matter, body }: Parsed<PostMatter>,
): LoadedPost {
  let article: Article | undefined;
  return {
    summary: toPostSummary(id, matter, glyphOf(id)),
    source,
    render: () => (article ??= toArticle(matter, body, renderForBuild)),
  };
}

const newestFirst = ({ summary: a }: LoadedPost, { summary: b }: LoadedPost) =>
  a.isoDate === b.isoDate ? (a.id < b.id ? -1 : 1) : a.isoDate < b.isoDate ? 1 : -1;
