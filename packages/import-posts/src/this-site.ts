import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ConvertedPost, filesOf } from './convert-post';
import type { ExistingPost } from './plan';
import {
  blogRoutes,
  checkContent,
  checkText,
  cvSource,
  loadData,
  loadSiteContent,
  optionsIn,
  type Progress,
  routes,
  linkTargetsOf,
} from './site';
import { daysOf } from './source/dates';
import type { SourceFolder } from './source/folder';
import { splitFile } from './source/front-matter';
import { groupBy, textOf, textsOf } from './source/values';

/* What this site has already, what is added to it, and a copy of it on which that is checked first. */

/** The folder of posts below that of the content. */
export const POSTS = routes.blog.replaceAll('/', '');

/** This site, as far as other posts and links have to know it. */
export interface ThisSite {
  /** Its URL. */
  url: string;
  /** Its language (BCP 47), for slugs. */
  language: string;
  posts: readonly ExistingPost[];
  /** Its pages and files. Those of the blog will be there. */
  pages: ReadonlySet<string>;
}

/**
 * Reads this site in one language.
 * @param mainFolder the folder of the content in the main language, if this is another one
 */
export async function readThisSite(
  contentFolder: string,
  publicFolder: string,
  mainFolder: string | undefined,
): Promise<ThisSite> {
  const content = contentIn(contentFolder);
  const { owner, settings } = cvSource(content.shown);
  const { cvs } = await loadData();
  const originals = mainFolder === undefined ? undefined : contentIn(mainFolder, true).shown;
  const { paths } = linkTargetsOf(content, { owner, settings, cvs, publicFolder }, originals);
  return {
    url: owner.url,
    language: settings.language,
    posts: existingPosts(contentFolder),
    pages: new Set([...paths, routes.blog, ...Object.values(blogRoutes)]),
  };
}

const contentIn = (directory: string, isMain = false) =>
  loadSiteContent({ ...(isMain ? optionsIn(undefined) : {}), directory, showUnpublished: false });

/** The posts of this site in one language, with drafts and those that have errors. */
export function existingPosts(contentFolder: string): ExistingPost[] {
  const folder = path.join(contentFolder, POSTS);
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) =>
    name.endsWith('.md'),
  );
  return names.map((name) => {
    const { title, date, aliases } = splitFile(
      readFileSync(path.join(folder, name), 'utf8'),
    ).fields;
    const [day] = daysOf(textOf(date).replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$2-$1'));
    return {
      slug: name.slice(0, -'.md'.length),
      title: textOf(title),
      day,
      aliases: textsOf(aliases),
    };
  });
}

/** Writes files, and replaces none. */
export function writeNewFiles(folder: string, files: Files): void {
  const isNew = ([name]: [string, unknown]) => !existsSync(path.join(folder, name));
  writeFiles(folder, Object.fromEntries(Object.entries(files).filter(isNew)));
}

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files, and returns their paths. */
const writeFiles = (folder: string, files: Files): string[] =>
  Object.entries(files).map(([name, content]) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  });

/** What is wrong with a file. */
export type Problem = Awaited<ReturnType<typeof checkContent>>['diagnostics'][number];

/** The errors of files, by path below the folder of the content. */
export type ErrorsByFile = ReadonlyMap<string, readonly Problem[]>;

/** Checks posts and their files with the checks that `npm run check` has for content. */
type Check = (posts: readonly ConvertedPost[], folder: SourceFolder) => Promise<ErrorsByFile>;

/**
 * Copies a site to a temporary folder, on which posts are checked before they are written.
 * @param folders the folders of its content and of its public files
 * @param progress reports each text and file that is checked
 * @param use checks posts. Those of an earlier check are replaced; a text that did not change is not rendered again.
 */
export async function onCopy<T>(
  folders: { content: string; public: string; main: string | undefined },
  progress: Progress,
  use: (check: Check) => Promise<T>,
): Promise<T> {
  const root = mkdtempSync(path.join(tmpdir(), 'import-'));
  const contentFolder = path.join(root, 'content');
  const publicFolder = path.join(root, 'public');
  for (const name of ['content', 'public'] as const) {
    if (existsSync(folders[name]))
      cpSync(folders[name], path.join(root, name), { recursive: true });
  }
  const checked = new Map<string, ReturnType<typeof checkText>>();
  const check: Check = async (posts, folder) => {
    const names = new Set<string>();
    for (const post of posts) {
      const files = filesOf(post, folder);
      writeFiles(publicFolder, files.public);
      for (const file of writeFiles(contentFolder, files.content)) names.add(file);
    }
    const content = contentIn(contentFolder);
    const originals = folders.main === undefined ? undefined : contentIn(folders.main, true).shown;
    const { diagnostics } = await checkContent({
      data: await loadData(),
      cv: cvSource(content.shown),
      content,
      originals,
      publicFolder,
      checkers: [
        (text, images) => {
          const key = `${text.file}\n${text.source}`;
          const found = checked.get(key) ?? checkText(text, images);
          checked.set(key, found);
          return found;
        },
      ],
      progress,
    });
    const errors = diagnostics.filter(
      ({ severity, file }) => severity === 'error' && names.has(file),
    );
    return groupBy(errors, ({ file }) => path.posix.relative(contentFolder, file));
  };
  try {
    return await use(check);
  } finally {
    rmSync(root, { recursive: true });
  }
}
