import type { RawPost } from './posts';

/**
 * Fills a pattern of URLs, such as `/:year/:month/:title/`.
 * @param day day of the post, YYYY-MM-DD
 * @returns undefined if the pattern names something that the post does not have
 */
export function fillPattern(
  pattern: string,
  { name, sections, fields, written }: RawPost,
  day: string | undefined,
): string | undefined {
  const [year = '', month = '', date = ''] = day?.split('-') ?? [];
  const categories = [written.categories ?? written.category ?? []].flat().map(String);
  const values: Readonly<Record<string, string>> = {
    year,
    short_year: year.slice(2),
    month,
    i_month: String(Number(month)),
    day: date,
    i_day: String(Number(date)),
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
  const path = pattern.replace(/:(\w+)/g, (_, token: string) => {
    const value = values[token];
    // Jekyll leaves out the categories of a post without any.
    isKnown &&= value !== undefined && (value !== '' || /categor|section/.test(token));
    return value ?? '';
  });
  return isKnown ? withSlashes(path) : undefined;
}

/** A path that begins with one slash, and has no double ones. */
export const withSlashes = (path: string): string => `/${path}`.replace(/\/{2,}/g, '/');
