import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { glyphOf } from '../glyph';
import { postRoute, projectRoute, reservedSlugs, routes } from '../routes';
import { basePath } from '../site';
import { timeline } from '../timeline';
import { checkLinks } from './check-links';
import { buildDay, toIsoDate } from './date';
import { internalAddress } from './rehype-links';
import { toPostSummary, toProject, type PostSummary, type Project } from './model';
import { parseContent, type Parsed } from './parse';
import { ContentError, type Problem } from './problem';
import { readContentFiles, type ContentFile } from './read-files';
import { renderHtml } from './render';
import { toArticle, type Article } from './render-post';
import { postSchema, projectSchema, type PostMatter } from './schema';

/** A published post as its file holds it, and its page. */
export interface LoadedPost {
  summary: PostSummary;
  /** The file's text, which is published beside the page. */
  source: string;
  /** Renders the post, once; lists do without. */
  render: () => Article;
}

export interface Content {
  /** In the order of their `order` field. */
  projects: Project[];
  /** Published posts, newest first. */
  posts: LoadedPost[];
}

export interface LoadOptions {
  /** The project's folder. */
  root?: string;
  /** Show drafts and posts of the future too, as `npm run dev` does. */
  drafts?: boolean;
  /** The day of the build, YYYY-MM-DD. */
  today?: string;
}

/**
 * Reads and checks everything the owner wrote. What is published is decided here and nowhere else:
 * pages, lists and every other output take what this returns.
 * @throws ContentError with every mistake of every file
 */
export function loadContent(options: LoadOptions = {}): Content {
  const { content, problems } = readContent(options);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/** Like {@link loadContent}, but returns the problems beside what could be read. */
export function readContent({
  root = process.cwd(),
  drafts = process.env.NODE_ENV === 'development',
  today = buildDay(),
}: LoadOptions = {}): { content: Content; problems: Problem[] } {
  const projectFiles = readContentFiles(root, 'projects', reservedSlugs);
  const postFiles = readContentFiles(root, 'blog');
  const problems = [...projectFiles.problems, ...postFiles.problems];

  const projects = projectFiles.files.flatMap((file) => {
    const parsed = parseContent(file.file, file.source, projectSchema);
    if (!parsed.ok) return report(problems, parsed.problems);
    const glyph = glyphOf(file.slug, parsed.value.matter.colors);
    return [toProject(file.slug, parsed.value, glyph)];
  });
  const posts = postFiles.files.flatMap((file) => {
    const parsed = parseContent(file.file, file.source, postSchema);
    if (!parsed.ok) return report(problems, parsed.problems);
    if (!drafts && !isPublished(parsed.value.matter, today)) return [];
    return [toLoadedPost(file, parsed.value)];
  });

  projects.sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
  posts.sort(newestFirst);
  const content = { projects, posts };
  problems.push(...findDeadLinks(root, content, new Set(postFiles.files.map(({ slug }) => slug))));
  return { content, problems };
}

function report(problems: Problem[], found: readonly Problem[]): [] {
  problems.push(...found);
  return [];
}

const isPublished = ({ draft, date }: PostMatter, today: string) =>
  !draft && (toIsoDate(date) ?? '') <= today;

function toLoadedPost({ slug, source }: ContentFile, { matter, body }: Parsed<PostMatter>): LoadedPost {
  let article: Article | undefined;
  return {
    summary: toPostSummary(slug, matter, glyphOf(slug)),
    source,
    render: () => (article ??= toArticle(matter, body)),
  };
}

const newestFirst = ({ summary: a }: LoadedPost, { summary: b }: LoadedPost) =>
  a.isoDate === b.isoDate ? (a.id < b.id ? -1 : 1) : a.isoDate < b.isoDate ? 1 : -1;

function findDeadLinks(root: string, { projects, posts }: Content, ids: ReadonlySet<string>) {
  const addresses = new Set([
    ...Object.values(routes),
    ...projects.map(({ slug }) => projectRoute(slug)),
    ...[...ids].map(postRoute),
    ...publicFiles(path.join(root, 'public')),
  ]);
  const check = (file: string, field: string, html: string) =>
    checkLinks(file, field, html, addresses, basePath);
  return [
    ...projects.flatMap((project) => {
      const file = `content/projects/${project.slug}.md`;
      const { pictureUrl, images, testimonials } = project;
      const pictures = [pictureUrl, ...images.map(({ src }) => src)];
      const faces = testimonials.map(({ referentPictureUrl }) => referentPictureUrl);
      return [
        ...check(file, 'date', project.dateHtml),
        ...check(file, 'contextDescription', project.contextHtml),
        ...check(file, 'text', project.bodyHtml),
        ...check(file, 'pictures', [...pictures, ...faces].map((src) => `<img src="${src}">`).join('')),
      ];
    }),
    ...posts.flatMap((post) =>
      check(`content/blog/${post.summary.id}.md`, 'text', post.render().bodyHtml),
    ),
    ...timeline.flatMap(({ cards, year }) =>
      cards.flatMap(({ title, link = '', description }) =>
        check(
          'data/timeline.ts',
          `${year}, ${title}`,
          `${link ? `<a href="${internalAddress(link)}">` : ''}${renderHtml(description)}`,
        ),
      ),
    ),
  ];
}

function publicFiles(directory: string, prefix = '/'): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? publicFiles(path.join(directory, entry.name), `${prefix}${entry.name}/`)
      : [`${prefix}${entry.name}`],
  );
}
