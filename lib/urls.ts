/**
 * The base path of the whole site, without trailing slash; empty at the root of a host. Set with
 * `BASE_PATH=/portfolio npm run build`. next.config.mjs passes it to the browser bundle under the
 * longer name; scripts read the shorter one.
 */
export const siteBasePath = process.env.NEXT_PUBLIC_SITE_BASE_PATH ?? process.env.BASE_PATH ?? '';

/** The base path of the pages in the language of this build: that of the site, and `/fr` for French. */
export const basePath =
  process.env.NEXT_PUBLIC_BASE_PATH ?? languageBasePath(process.env.SITE_LANGUAGE);

/**
 * The base path of the pages in a language.
 * @param language tag of a further language; undefined for the main one
 */
function languageBasePath(language: string | undefined): string {
  return language ? `${siteBasePath}/${language}` : siteBasePath;
}

/**
 * Prepends the base path to the path of a page, or of a file that each language has for itself.
 * @param path begins with a slash
 */
export const withBasePath = (path: string) => `${basePath}${path}`;

/**
 * Prepends the base path of the site to the path of a file that all languages share, such as an image.
 * @param path begins with a slash
 */
export const withSiteBasePath = (path: string) => `${siteBasePath}${path}`;

/** Where a path of the site leads. */
export interface SiteTarget {
  /** Path with the base path. */
  href: string;
  /** The same path without it, if it is one of the language of the build. */
  page?: string;
  /** The page, if only another language has it. */
  original?: Original;
}

/** The attributes of a link to a page that exists only in another language. */
export interface Original {
  /** Path with the base path. */
  href: string;
  /** BCP 47 tag. */
  hrefLang: string;
  /** The name of that language, in the language of the build. */
  languageName: string;
}

/** Says where a path without the base path leads. */
export type ResolvePath = (path: string) => SiteTarget;

/** The paths of the main pages, without the base path, with trailing slash. */
export const routes = {
  home: '/',
  about: '/about/',
  projects: '/projects/',
  blog: '/blog/',
  contact: '/contact/',
} as const;

/** The name of a main page, which is also the key of its strings in data/strings.ts. */
export type MainPage = keyof typeof routes;

export const mainPages = Object.keys(routes) as MainPage[];

/** The overview pages of the blog, in addition to the list at `routes.blog`. */
export const blogRoutes = { tags: '/blog/tags/', archive: '/blog/archive/' } as const;

/** Path of the list of posts with a tag. */
export const tagPath = (slug: string) => `${blogRoutes.tags}${slug}/`;

/** Path of the list of posts of a series. */
export const seriesPath = (slug: string) => `/blog/series/${slug}/`;

/** Path of the list of posts of a year. */
export const yearPath = (year: string) => `${blogRoutes.archive}${year}/`;

/** Path of one page of a list of posts. The first page has the path of the list. */
export const listPagePath = (list: string, page: number) =>
  page === 1 ? list : `${list}page/${page}/`;

/** Paths of the machine-readable files. */
export const outputFiles = {
  /** The career as JSON Resume. */
  resume: '/resume.json',
  /** The owner's contact details as a vCard. */
  vcard: '/contact.vcf',
  /** The newest posts: Atom 1.0, RSS 2.0 and JSON Feed 1.1. */
  atom: '/atom.xml',
  rss: '/rss.xml',
  jsonFeed: '/feed.json',
} as const;

/** Path of the Markdown file of a post. */
export const postSourcePath = (slug: string) => `/blog/${slug}.md`;

/**
 * Slug of the placeholder page of a dynamic route without published entries, because Next requires at least one
 * page (https://github.com/vercel/next.js/issues/61213). It is a not-found page, which the build deletes.
 */
export const NO_ENTRY = 'no-entry';

/** The schemes that links may have. None of them runs scripts. */
export const linkSchemes = [
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'xmpp',
  'matrix',
  'ipfs',
  'ipns',
  'nostr',
  'signal',
  'skype',
  'tg',
];

/** The names of sites for discussions, by host. */
const discussionSites: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'github.com': 'GitHub',
  'news.ycombinator.com': 'Hacker News',
  'reddit.com': 'Reddit',
  'linkedin.com': 'LinkedIn',
};

/** The name of the site of a discussion; for a server of Mastodon and the like, its host. */
export function discussionName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return discussionSites[host] ?? host;
}

/** Whether a URL has a scheme, or the name of a host after `//`. */
export const isAbsolute = (url: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url);

/** The format of slugs and post ids: lower-case words of letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The path of a link inside the site, with the trailing slash of pages.
 * @param href URL as written: `./shop`, `/shop`, `/blog/x/#part`
 * @returns undefined for links to other sites and within the same page
 */
export function internalPath(href: string): string | undefined {
  const match = /^\.?\/(?![/\\])([^?#]*)(.*)$/.exec(href);
  if (!match) return undefined;
  const [, path = '', rest = ''] = match;
  const isFile = /\.[a-z0-9]+$/i.test(path);
  const slash = path === '' || isFile || path.endsWith('/') ? '' : '/';
  return `/${path}${slash}${rest}`;
}

/** Decodes the path or fragment of a URL. A malformed one is returned unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
