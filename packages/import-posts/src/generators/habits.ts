import { readFields } from '../source/fields';
import type { SourceFolder } from '../source/folder';
import { splitFile } from '../source/front-matter';
import { readPath } from '../source/post';

/* Where sites keep posts, and what their paths begin with, if no configuration tells it. */

/** Folders in which posts stand, by the habits of themes and templates. */
const SECTION =
  /^(_?posts?|blogs?|blog-?posts|articles?|billets?|writings?|entries|journal|essays)$/i;

/** Pages that list posts, and texts about the repository, and their folders. */
const NO_POST =
  /(^|\/)(_index|readme|licen[cs]e|changelog|contributing|code[_-]of[_-]conduct|security|todo|agents|claude|copilot-instructions)\.\w+$|(^|\/)(\.[\w-]+|_\w*(?:includes|layouts)|archetypes|node_modules|templates?)\//i;

/** All files of Markdown that can be posts. */
export const textsIn = ({ list }: SourceFolder): string[] =>
  list([''], ['md', 'mdx', 'markdown']).filter((file) => !NO_POST.test(file));

/**
 * The posts of a folder of which nothing else tells where they are: the texts in the folders that have dated ones. If
 * there are none, those of a folder that has no other folders with texts.
 */
export function datedTexts(folder: SourceFolder): string[] {
  const texts = textsIn(folder);
  const folderOf = (file: string) => file.split('/').slice(0, -1).join('/');
  const isDated = (file: string) =>
    readPath(file).dayInPath !== undefined ||
    readFields(splitFile(folder.readText(file) ?? '').fields).date !== undefined;
  const folders = new Set(texts.filter(isDated).map(folderOf));
  const isOnly = new Set(texts.map(folderOf)).size === 1;
  return isOnly ? texts : texts.filter((file) => folders.has(folderOf(file)));
}

/**
 * Chooses the posts among Markdown files: those in folders such as `posts` and `blog`, or all if there is no such folder.
 * @param files paths in the folder of the other site
 */
export function postsIn(files: readonly string[]): string[] {
  const texts = files.filter((file) => !NO_POST.test(file));
  const posts = texts.filter((file) => {
    const folders = file.split('/').slice(0, -1);
    const at = folders.findIndex((name) => SECTION.test(name));
    // The index of the section itself lists the posts.
    const isList = at === folders.length - 1 && /\/index\.\w+$/.test(file);
    return at >= 0 && !isList;
  });
  return posts.length > 0 ? posts : texts;
}

/** Routes of posts, the preferred one first. */
const ROUTES = ['blog', 'posts', 'post', 'articles', 'article', 'writing', 'p', 'notes', ''];

/**
 * Finds the route of posts among the files of pages.
 * @param pattern the file of a page for one post, with the group `path`
 * @returns the path without slashes at its ends, such as `blog`; undefined if there is none
 */
export function routeOf(files: readonly string[], pattern: RegExp): string | undefined {
  const routes = files.flatMap((file) => pattern.exec(file)?.groups?.path ?? []);
  return ROUTES.find((name) => routes.includes(name));
}
