import { withSlashes } from '../links/urls';
import { CommandError } from '../site';
import type { SourceSite } from './generator';
import type { RawPost } from './post';

/** What a pattern can have for what differs from post to post. */
const TOKENS = [
  'year',
  'short_year',
  'month',
  'i_month',
  'day',
  'i_day',
  'title',
  'slug',
  'name',
  'filename',
  'contentbasename',
  'section',
  'sections',
  'category',
  'categories',
  'output_ext',
] as const;

const isToken = (name: string) => TOKENS.some((token) => token === name);

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
  const unknown = names.find((name) => !isToken(name));
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

/**
 * The path that a pattern gives to a post.
 * @returns undefined if there is no pattern, or if it names something that the post does not have
 */
export function pathByPattern(pattern: SourceSite['pattern'], post: RawPost): string | undefined {
  if (typeof pattern === 'function') return pattern(post);
  return pattern ? fillPattern(pattern, post) : undefined;
}

/**
 * Fills a pattern of URLs, such as `/:year/:month/:title/`.
 * @returns undefined if the pattern names something that the post does not have
 */
export function fillPattern(
  pattern: string,
  { name, sections, fields, frontMatter, dayInPath }: RawPost,
): string | undefined {
  const [year = '', month = '', day = ''] = (fields.date ?? dayInPath)?.split('-') ?? [];
  const categories = [frontMatter.categories ?? frontMatter.category ?? []].flat().map(String);
  const values: Readonly<Record<(typeof TOKENS)[number], string>> = {
    year,
    short_year: year.slice(2),
    month,
    i_month: String(Number(month)),
    day,
    i_day: String(Number(day)),
    title: fields.slug ?? name,
    slug: fields.slug ?? name,
    name,
    filename: name,
    contentbasename: name,
    section: sections[0] ?? '',
    sections: sections.join('/'),
    categories: categories
      .flatMap((one) => one.split(/\s+/))
      .join('/')
      .toLowerCase(),
    category: categories[0]?.toLowerCase() ?? '',
    output_ext: '.html',
  };
  let isKnown = true;
  const valueOf = (token: string) => Object.entries(values).find(([name]) => name === token)?.[1];
  const path = pattern.replace(TOKEN, (_, token: string) => {
    const value = valueOf(token);
    // Jekyll leaves out the categories of a post without any.
    isKnown &&= value !== undefined && (value !== '' || /categor|section/.test(token));
    return value ?? '';
  });
  return isKnown ? withSlashes(path) : undefined;
}
