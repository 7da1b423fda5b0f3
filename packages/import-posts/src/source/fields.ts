import { toString } from 'mdast-util-to-string';
import { groupSlug, markdown } from '../site';
import { daysOf } from './dates';
import { isFields } from './values';
import { isTrue, leavesOf, textOf, textsOf } from './values';
import { readVisibility, type Visibility } from './visibility';

/**
 * The names that a generator has for each field of a post, the preferred one first. A name can lead into an object,
 * as `cover.image` does. `tags` and `aliases` collect the values of all names, other
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
  | 'pinned'
  | 'image'
  | 'imageAlt'
  | 'canonical'
  | 'aliases'
  | 'slug'
  | 'url';

/** The names that fields have in almost all programs; tables can replace them. */
const commonNames: FieldTable = { title: ['title'], series: ['series'], pinned: ['pinned'] };

/** The front matter of a post, under the names that it has here. */
export interface Fields {
  title?: string | undefined;
  /** The day as it is written, YYYY-MM-DD. */
  date?: string | undefined;
  updated?: string | undefined;
  preview?: string | undefined;
  tags: string[];
  series?: string | undefined;
  /** Who could read it. */
  visibility: Visibility;
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

/** What was read for a field, and the names whose values it took. */
interface Reading<T> {
  value: T;
  taken: readonly string[];
}

/**
 * Reads front matter by the table of a generator. What no field took is listed as dropped.
 * @param defaults fields that the configuration gives the post, as far as they say who can read it
 */
export function readFields(
  data: Readonly<Record<string, unknown>>,
  table: FieldTable,
  defaults: Readonly<Record<string, unknown>> = {},
): Fields {
  const names = { ...commonNames, ...table };
  const at = (field: FieldName) => (names[field] ?? []).map((name) => namedValue(data, name));
  const featured = anyIsTrue([namedValue(data, 'featured')]);
  const read = {
    title: firstPlain(at('title')),
    date: firstDay(at('date')),
    updated: firstDay(at('updated')),
    preview: firstPlain(at('preview')),
    tags: allTags(at('tags'), table),
    series: firstPlain(at('series')),
    pinned: anyIsTrue(at('pinned')),
    // A featured post may be pinned. If it is not, the report has the field.
    featured: featured.value ? { ...featured, taken: [] } : featured,
    // `image: true` says that there is one.
    image: firstText(at('image'), (text) => !/^(true|false|\d+)$/i.test(text)),
    imageAlt: description(at('imageAlt')),
    canonical: firstText(at('canonical')),
    aliases: allTexts(at('aliases')),
    slug: firstText(at('slug')),
    url: firstText(at('url')),
  };
  const fields = valuesOf(read);
  const { date = '', updated = '' } = fields;
  const taken = Object.values(read).flatMap((one) => one.taken);
  const visibility = readVisibility({ ...defaults, ...data });
  return {
    ...fields,
    visibility,
    updated: updated < date ? undefined : fields.updated,
    unclear: [...unclearDay('date', at('date')), ...unclearDay('updated', at('updated'))],
    dropped: valuesBut([...(table.ignored ?? []), ...taken, ...visibility.taken], data),
  };
}

/** The values of some fields, without the names that they took. */
const valuesOf = <T extends object>(read: { [Field in keyof T]: Reading<T[Field]> }): T =>
  Object.fromEntries(
    Object.entries<Reading<unknown>>(read).map(([field, { value }]) => [field, value]),
  ) as T;

/** A value of the front matter, under a name of the table. */
interface NamedValue {
  name: string;
  value: unknown;
  texts: readonly string[];
}

/** @param name as {@link FieldTable} has it: `cover.image` */
function namedValue(data: Readonly<Record<string, unknown>>, name: string): NamedValue {
  const value = valueAt(data, name.split('.'));
  return { name, value, texts: textsOf(value) };
}

const namesOf = (values: readonly NamedValue[]) => values.map(({ name }) => name);

/** The first text that a field can have. Values that differ from it are not taken. */
function firstText(
  values: readonly NamedValue[],
  isUsable: (text: string) => boolean = () => true,
): Reading<string | undefined> {
  const first = values.flatMap(({ texts }) => texts).find(isUsable);
  const same = values.filter(({ texts }) => texts.every((text) => text === first));
  return { value: first, taken: namesOf(same) };
}

/** The same without Markdown and HTML. */
function firstPlain(values: readonly NamedValue[]): Reading<string | undefined> {
  const { value, taken } = firstText(values);
  return { value: plain(value), taken };
}

/** The description of an image. An empty text says that it is decoration. */
function description(values: readonly NamedValue[]): Reading<string | undefined> {
  const { value, taken } = firstPlain(values);
  const isDecoration = values.some((one) => one.value === '');
  return { value: value ?? (isDecoration ? '' : undefined), taken };
}

/** The day of the first text, if it is one. */
function firstDay(values: readonly NamedValue[]): Reading<string | undefined> {
  const { value, taken } = firstText(values);
  return { value: daysOf(value)[0], taken };
}

/** A line for a date that could not be read, or that can mean two days. */
function unclearDay(field: string, values: readonly NamedValue[]): string[] {
  const { value } = firstText(values);
  return value !== undefined && daysOf(value).length !== 1 ? [`${field}: ${value}`] : [];
}

const allTexts = (values: readonly NamedValue[]): Reading<string[]> => ({
  value: values.flatMap(({ texts }) => [...texts]),
  taken: namesOf(values),
});

const anyIsTrue = (values: readonly NamedValue[]): Reading<boolean> => ({
  value: values.some(({ value }) => isTrue(value)),
  taken: namesOf(values),
});

/** The tags of lists and texts, one for each slug. */
function allTags(
  values: readonly NamedValue[],
  { collections = [], spacedTags = false }: FieldTable,
): Reading<string[]> {
  const tags = values.flatMap((value) => tagsIn(value, spacedTags));
  const slugs = tags.map((tag) => groupSlug(tag));
  const unique = tags.filter((_, index) => slugs[index] && slugs.indexOf(slugs[index]) === index);
  return {
    value: unique.filter((tag) => !collections.includes(tag.toLowerCase())),
    taken: namesOf(values),
  };
}

/** The tags of a list, or of one text: "a, b". */
function tagsIn({ value, texts }: NamedValue, isSpaced: boolean): string[] {
  const separator = isSpaced && typeof value === 'string' && !value.includes(',') ? /\s+/ : ',';
  return texts.flatMap((text) => text.split(separator)).map((tag) => tag.replace(/^#+/, '').trim());
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

/** The texts of all values but those that fields took, by their paths, such as `cover.image`. */
function valuesBut(
  taken: readonly string[],
  data: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const texts = leavesOf(data)
    .filter(({ path }) => !known.has(path.toLowerCase()))
    .map(({ path, value }) => [path, Array.isArray(value) ? JSON.stringify(value) : textOf(value)]);
  return Object.fromEntries(texts.filter(([, text = '']) => !['', 'false', '[]'].includes(text)));
}

/** A text on one line, without Markdown and HTML. */
function plain(source: string | undefined): string | undefined {
  if (source === undefined) return undefined;
  const text = /[*_`<[&\\~]/.test(source)
    ? toString(markdown.parse(source), { includeHtml: false })
    : source;
  return text.replace(/\s+/g, ' ').trim() || undefined;
}
