/** Routes of posts, by the habits of sites; the preferred one first. */
const NAMES = ['blog', 'posts', 'post', 'articles', 'article', 'writing', 'p', 'notes', ''];

/**
 * Finds the route of posts among the files of pages.
 * @param pattern the file of a page for one post, with the group `path`
 * @returns the path without slashes at its ends, such as `blog`; undefined if there is none
 */
export function routeOf(files: readonly string[], pattern: RegExp): string | undefined {
  const routes = files.flatMap((file) => pattern.exec(file)?.groups?.path ?? []);
  return NAMES.find((name) => routes.includes(name));
}
