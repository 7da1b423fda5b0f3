/** The addresses of the site's own pages, below the base path, each with its closing slash. */
export const routes = {
  home: '/',
  about: '/about/',
  projects: '/projects/',
  blog: '/blog/',
  contact: '/contact/',
  talents: '/talents/',
  mentoring: '/mentoring/',
  testimonials: '/testimonials/',
  techStack: '/tech-stack/',
  /** Linked in the footer, without a page on purpose. */
  certificates: '/certificates/',
} as const;

/** Files at the root of the site that machines read. */
export const machineFiles = {
  /** The career as JSON Resume. */
  resume: '/resume.json',
  /** The owner's address card. */
  vcard: '/contact.vcf',
  /** What there is, for language models. */
  llms: '/llms.txt',
} as const;

/** The page of a project. Project pages stand at the root of the site. */
export const projectRoute = (slug: string) => `/${slug}/`;

/** The page of a post. */
export const postRoute = (id: string) => `/blog/${id}/`;

/** The markdown of a post, published beside its page. */
export const postSourcePath = (id: string) => `/blog/${id}.md`;

/** What slugs and post ids look like: lower-case words of letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Names at the root of the export that a project cannot take: pages, folders of `public/` and
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
