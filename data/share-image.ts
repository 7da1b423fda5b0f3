/**
 * The picture that is shown where a page is shared.
 * @param name `home`, the slug of a project or page, or `blog-` and the id of a post
 * @returns its address below the base path; the picture is a PNG of 1200×630 pixels
 */
export const shareImage = (name: string) => `/share/${name}.png`;
