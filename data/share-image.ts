/**
 * The name of the picture of a page that is written in code: `tech-stack`, `blog-tags`.
 * @param route its address below the base path
 */
export const pageShareName = (route: string) => route.slice(1, -1).replaceAll('/', '-');

/**
 * The picture that is shown where a page is shared.
 * @param name `home`, a page's name, the slug of a project, or `blog-` and the id of a post
 * @returns its address below the base path; the picture is a PNG of 1200×630 pixels
 */
export const shareImage = (name: string) => `/share/${name}.png`;
