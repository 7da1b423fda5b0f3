/* Where sites keep posts, and what their paths begin with, if no configuration tells it. */

/** Folders in which posts stand, by the habits of themes and templates. */
const SECTION =
  /^(_?posts?|blogs?|blog-?posts|articles?|billets?|writings?|entries|journal|essays)$/i;

/** Pages that list posts, and texts about the repository. */
const NO_POST = /(^|\/)(_index|readme|license|changelog|contributing|code_of_conduct)\.\w+$/i;

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
