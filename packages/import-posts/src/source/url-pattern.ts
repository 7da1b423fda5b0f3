import { withSlashes } from '../links/urls';
import { CommandError } from '../site';
import type { SourceSite } from './generator';
import type { RawPost } from './post';
import { textOf, textsOf } from './values';

/** What a pattern of URLs can have for what differs from post to post, by names without their colon. */
export type Tokens = Readonly<Record<string, (post: RawPost) => string>>;

const commonTokens: Tokens = {
  year: (post) => dayOf(post).slice(0, 4),
  short_year: (post) => dayOf(post).slice(2, 4),
  month: (post) => dayOf(post).slice(5, 7),
  i_month: (post) => String(Number(dayOf(post).slice(5, 7))),
  day: (post) => dayOf(post).slice(8),
  i_day: (post) => String(Number(dayOf(post).slice(8))),
  title: slugOf,
  slug: slugOf,
  name: ({ name }) => name,
  section: ({ sections }) => sections[0] ?? '',
  sections: ({ sections }) => sections.join('/'),
  categories: (post) => categoriesOf(post).join('/').toLowerCase(),
  category: (post) => categoriesOf(post)[0]?.toLowerCase() ?? '',
  lang: ({ language }) => language.toLowerCase(),
  output_ext: () => '.html',
};

/** The day in URLs. */
function dayOf({ fields, dayInPath }: RawPost): string {
  return fields.date ?? dayInPath ?? '';
}

function slugOf({ fields, name }: RawPost): string {
  return fields.slug ?? name;
}

/** The categories of a post. In `categories: a b` there are two. */
export const categoriesOf = ({ frontMatter: { category, categories } }: RawPost): string[] => [
  ...new Set([
    ...textsOf(category),
    ...(Array.isArray(categories) ? textsOf(categories) : textOf(categories).split(/\s+/)),
  ]),
];

/** The names in a pattern that begin with a colon. A port is none. */
const TOKEN = /:([a-z]\w*)/gi;

/**
 * Reads the pattern of `--url`, or of an answer.
 * @param text a path such as `/:year/:title/`, or a whole URL, which also tells the address of the other site
 * @throws CommandError if it names something that posts do not have, or has no name of a post
 */
export function readPattern(text: string): { pattern: string; url?: string } {
  const [, url, path = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(text) ?? [];
  const names = Array.from(path.matchAll(TOKEN), ([, name = '']) => name);
  const unknown = names.find((name) => !Object.hasOwn(commonTokens, name));
  const known = 'year, month, day, title, slug, section, sections and categories';
  if (unknown) {
    throw new CommandError(`The pattern "${text}" has :${unknown}. It can have ${known}.`);
  }
  if (!names.some((name) => /title|slug|name/.test(name))) {
    throw new CommandError(
      `The pattern "${text}" has no name of a post. Write it as /blog/:title/ or /:year/:month/:title/.`,
    );
  }
  return { pattern: withSlashes(path), ...(url ? { url } : {}) };
}

/** The pattern of the URL of a post; undefined if there is none. */
export const patternFor = ({ pattern }: SourceSite, post: RawPost): string | undefined =>
  (typeof pattern === 'function' ? pattern(post) : pattern) ?? undefined;

/**
 * The path that a pattern gives to a post.
 * @returns undefined if there is no pattern, or if it names something that the post does not have
 */
export function pathByPattern(site: SourceSite, post: RawPost): string | undefined {
  const pattern = patternFor(site, post);
  const path = pattern && fillPattern(pattern, post, site.tokens);
  return path && withSlashes(`${site.languagePrefix?.(post.language) ?? ''}${path}`);
}

/**
 * Fills a pattern of URLs, such as `/:year/:month/:title/`.
 * @param own what the generator has for posts beside the common names, or in place of them
 * @returns undefined if the pattern names something that the post does not have
 */
export function fillPattern(pattern: string, post: RawPost, own: Tokens = {}): string | undefined {
  const tokens = { ...commonTokens, ...own };
  let isKnown = true;
  const path = pattern.replace(TOKEN, (_, token: string) => {
    const value = Object.hasOwn(tokens, token) ? tokens[token]?.(post) : undefined;
    // Jekyll leaves out the categories of a post without any.
    isKnown &&= value !== undefined && (value !== '' || /categor|section/.test(token));
    return value ?? '';
  });
  return isKnown ? withSlashes(path) : undefined;
}
