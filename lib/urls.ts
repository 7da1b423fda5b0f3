/** The paths of the site's own pages, below the base path, each with its closing slash. */
export const routes = {
  home: '/',
  about: '/about/',
  projects: '/projects/',
  blog: '/blog/',
  contact: '/contact/',
} as const;

/** The ways through the blog, beside the list at `routes.blog`. */
export const blogRoutes = { tags: '/blog/tags/', archive: '/blog/archive/' } as const;

/** The list of the posts with a tag. */
export const tagRoute = (slug: string) => `${blogRoutes.tags}${slug}/`;

/** The list of the parts of a series. */
export const seriesRoute = (slug: string) => `/blog/series/${slug}/`;

/** The list of the posts of a year. */
export const yearRoute = (year: string) => `${blogRoutes.archive}${year}/`;

/** A page of a list of posts; the first one is the list itself. */
export const listPageRoute = (list: string, page: number) =>
  page === 1 ? list : `${list}page/${page}/`;

/** Files at the root of the site that machines read. */
export const outputFiles = {
  /** The career as JSON Resume. */
  resume: '/resume.json',
  /** The owner's address card. */
  vcard: '/contact.vcf',
  /** What there is, for language models. */
  llms: '/llms.txt',
  /** The newest posts: Atom 1.0, RSS 2.0 and JSON Feed 1.1. */
  atom: '/atom.xml',
  rss: '/rss.xml',
  jsonFeed: '/feed.json',
} as const;

/** The page of a project. Project pages stand at the root of the site. */
export const projectRoute = (slug: string) => `/${slug}/`;

/** A page of the owner's own; it stands at the root too. */
export const pageRoute = (slug: string) => `/${slug}/`;

/** The page of a post. */
export const postRoute = (id: string) => `/blog/${id}/`;

/** The markdown of a post, published beside its page. */
export const postSourcePath = (id: string) => `/blog/${id}.md`;

/** What slugs and post ids look like: lower-case words of letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Names at the root of the export that a project or page cannot take: pages, folders of `public/` and
 * folders that the build writes.
 */
export const reservedSlugs: ReadonlyMap<string, string> = new Map([
  ...Object.values(routes)
    .filter((route) => route !== '/')
    .map((route) => [route.slice(1, -1), `the page ${route}`] as const),
  ['404', 'the not-found page'],
  ['images', 'the folder of pictures, public/images/'],
  ['cv', 'the folder of the CV, /cv/'],
  ['share', 'the folder of pictures for sharing, /share/'],
  ['pictures', 'the folder of pictures in several sizes, /pictures/'],
  ['search', 'the folder of the search index, /search/'],
  ['home', 'the picture of the home page, /share/home.png'],
  ['markdown', "the route that serves posts' markdown"],
]);

/** Names below /blog/ that a post cannot take. */
export const reservedPostIds: ReadonlyMap<string, string> = new Map([
  ['archive', `the archive, ${blogRoutes.archive}`],
  ['index', `the blog itself, ${routes.blog}`],
  ['page', `the pages of the blog, ${listPageRoute(routes.blog, 2)} and so on`],
  ['series', `the lists of series, ${seriesRoute('…')}`],
  ['tags', `the list of tags, ${blogRoutes.tags}`],
]);
