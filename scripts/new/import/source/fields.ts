import { toString } from 'mdast-util-to-string';
import { toIsoDate } from '@/lib/dates';
import { isFields } from '@/lib/is-fields';
import { markdown } from '@/lib/markdown/dialect';
import { groupSlug } from '@/lib/slugs';

/**
 * The names that a generator has for each field of a post, the preferred one first. A name can lead into an object,
 * as `cover.image` does. `!published` negates a value. `tags` and `aliases` collect the values of all names, other
 * fields take the first that is not empty.
 */
export type FieldTable = Partial<Record<FieldName, readonly string[]>> & {
  /** Tags that name a collection for the generator, such as `posts`. */
  collections?: readonly string[];
  /** Names without words of the author, such as `layout`, which are dropped without a line in the report. */
  ignored?: readonly string[];
  /** Whether tags in one text without commas are separated by spaces. */
  spacedTags?: boolean;
};

type FieldName =
  | 'title'
  | 'date'
  | 'updated'
  | 'preview'
  | 'tags'
  | 'series'
  | 'draft'
  | 'pinned'
  | 'image'
  | 'imageAlt'
  | 'canonical'
  | 'aliases'
  | 'slug'
  | 'url';

/** The front matter of a post, under the names that it has here. */
export interface Fields {
  title?: string | undefined;
  /** The day as it is written, YYYY-MM-DD. */
  date?: string | undefined;
  updated?: string | undefined;
  preview?: string | undefined;
  tags: string[];
  series?: string | undefined;
  draft: boolean;
  pinned: boolean;
  /** Whether it is one of those that the other site puts forward. */
  featured: boolean;
  image?: string | undefined;
  /** Empty if the author says that the image is decoration. */
  imageAlt?: string | undefined;
  canonical?: string | undefined;
  /** Earlier paths. */
  aliases: string[];
  /** The last part of the URL, or its whole path. */
  slug?: string | undefined;
  url?: string | undefined;
  /** Dates that could not be read, or that can mean two days. */
  unclear: string[];
  /** All other fields that are not empty, with their values. */
  dropped: Readonly<Record<string, string>>;
}

/** Reads front matter by the table of a generator. */
export function readFields(data: Readonly<Record<string, unknown>>, table: FieldTable): Fields {
  const used = new Set(table.ignored?.map((name) => name.toLowerCase()));
  const find = (field: FieldName) =>
    (table[field] ?? []).map((name) => {
      const [, not, path = ''] = /^(!?)(.*)$/.exec(name) ?? [];
      const value = valueAt(data, path.split('.'));
      return { path: path.toLowerCase(), value: not && textOf(value) ? !isTrue(value) : value };
    });
  const all = (field: FieldName) =>
    find(field).map(({ path, value }) => {
      used.add(path);
      return value;
    });
  // Values that are not taken are listed as dropped.
  const first = (field: FieldName, isUsable: (text: string) => boolean = Boolean) => {
    const found = find(field).map(({ path, value }) => ({ path, texts: textsOf(value) }));
    const taken = found.flatMap(({ texts }) => texts).find(isUsable);
    for (const { path, texts } of found) if (texts.every((text) => text === taken)) used.add(path);
    return taken;
  };
  const unclear: string[] = [];
  const day = (field: 'date' | 'updated') => {
    const text = first(field);
    const days = text === undefined ? [] : daysOf(text);
    if (text !== undefined && days.length !== 1) unclear.push(`${field}: ${text}`);
    return days[0];
  };
  const date = day('date');
  const updated = day('updated');
  const fields: Omit<Fields, 'dropped'> = {
    title: plain(first('title')),
    date,
    updated: updated && date && updated < date ? undefined : updated,
    preview: plain(first('preview')),
    tags: uniqueTags(all('tags').flatMap((value) => tagsIn(value, table.spacedTags))).filter(
      (tag) => !table.collections?.includes(tag.toLowerCase()),
    ),
    series: plain(first('series')),
    draft: all('draft').some(isTrue),
    pinned: all('pinned').some(isTrue),
    featured: isTrue(valueAt(data, ['featured'])),
    // `image: true` says that there is one.
    image: first('image', (one) => !/^(true|false|\d+)?$/i.test(one)),
    imageAlt:
      plain(first('imageAlt')) ??
      (find('imageAlt').some(({ value }) => value === '') ? '' : undefined),
    canonical: first('canonical'),
    aliases: all('aliases').flatMap(textsOf),
    slug: first('slug'),
    url: first('url'),
    unclear,
  };
  if (!fields.featured) used.add('featured');
  const dropped = Object.fromEntries(
    leavesOf(data).filter(([path]) => !used.has(path.toLowerCase())),
  );
  return { ...fields, dropped };
}

/** The value of a name, ignoring case: Hugo reads `publishdate` as `publishDate`. */
function valueAt(data: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (name === '') return isFields(data) ? undefined : data;
  if (Array.isArray(data)) return rest.length === 0 && name === '0' ? data[0] : undefined;
  if (!isFields(data)) return undefined;
  const key = Object.keys(data).find((one) => one.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? undefined : data[key];
  return rest.length > 0 ? valueAt(value, rest) : value;
}

/** The texts of a value; those of a list one by one. */
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(textsOf) : [textOf(value)].filter(Boolean);

function textOf(value: unknown): string {
  if (value === undefined || value === null || isFields(value)) return dateText(value);
  const text = String(value).trim();
  return /^(null|~)$/i.test(text) ? '' : text;
}

/** TOML has dates, which keep the time zone in which they are written. */
const dateText = (value: unknown) => (value instanceof Date ? value.toISOString() : '');

/** Numbers count: `sticky: 100` pins a post. */
const isTrue = (value: unknown) => /^(true|yes|on|[1-9]\d*)$/i.test(textOf(value));

/** The paths and texts of all values that are not empty, such as `cover.image`. Lists count as one value. */
const leavesOf = (
  data: Readonly<Record<string, unknown>>,
  prefix = '',
): (readonly [path: string, text: string])[] =>
  Object.entries(data).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (isFields(value) && !(value instanceof Date)) return leavesOf(value, `${path}.`);
    const text = Array.isArray(value) ? JSON.stringify(value) : textOf(value);
    return ['', 'false', '[]'].includes(text) ? [] : [[path, text] as const];
  });

/** A text on one line, without Markdown and HTML. */
function plain(source: string | undefined): string | undefined {
  if (source === undefined) return undefined;
  const text = /[*_`<[&\\~]/.test(source)
    ? toString(markdown.parse(source), { includeHtml: false })
    : source;
  return text.replace(/\s+/g, ' ').trim() || undefined;
}

/** The tags of a list, or of one text: "a, b". */
function tagsIn(value: unknown, isSpaced = false): string[] {
  const texts = textsOf(value);
  const separator = isSpaced && typeof value === 'string' && !value.includes(',') ? /\s+/ : ',';
  return texts.flatMap((text) => text.split(separator)).map((tag) => tag.replace(/^#+/, '').trim());
}

function uniqueTags(tags: readonly string[]): string[] {
  const bySlug = new Map<string, string>();
  for (const tag of tags) {
    const slug = groupSlug(tag);
    if (slug !== '' && !bySlug.has(slug)) bySlug.set(slug, tag);
  }
  return [...bySlug.values()];
}

/**
 * The days that a date of front matter can mean, as YYYY-MM-DD: the day that is written, not that of UTC. Two if
 * day and month cannot be told apart.
 */
function daysOf(date: string): string[] {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(date) ?? [];
  const iso = toIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (iso) return [iso];
  // Mon Jan 02 2023 09:30:00 GMT+0100, 2 Jan 2023, January 2, 2023
  const [, named] =
    /^(?:[a-z]{3,9},? )?((?:[a-z]{3,9}\.? \d{1,2}|\d{1,2}\.? [a-z]{3,9}),? \d{4})/i.exec(date) ??
    [];
  return possibleDates(named ?? date).filter(toIsoDate);
}

/**
 * The dates that a text in another format can mean: one for `14/3/2023`, `1.2.2023`, `Mar 14, 2023` or `March 2023`,
 * two for `1/2/2023`.
 * @returns dates as YYYY-MM-DD or YYYY-MM, the day before the month first
 */
function possibleDates(input: string): string[] {
  const isNamed = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(input);
  // Without a time zone, Date would use that of the machine.
  const named = new Date(isNamed ? `${input} UTC` : NaN);
  const hasDay = /\b\d{1,2}\b/.test(input);
  if (!Number.isNaN(named.getTime())) return [named.toISOString().slice(0, hasDay ? 10 : 7)];
  const [day = ''] = input.split(/[T ]\d{1,2}:\d{2}/);
  const parts = day.split(/[-./]/).map((part) => part.padStart(2, '0'));
  const [a, b, c] = parts;
  const orders =
    parts.length === 2
      ? [
          [a, b],
          [b, a],
        ]
      : [
          [a, b, c],
          [c, b, a],
          // Dots follow the day.
          ...(input.includes('.') ? [] : [[c, a, b]]),
        ];
  const dates = orders
    .map((order) => order.join('-'))
    .filter((date) => toIsoDate(date.padEnd(10, '-01')) === date.padEnd(10, '-01'));
  return [...new Set(dates)];
}
