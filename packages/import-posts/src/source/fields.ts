import { groupSlug } from '../site';
import { plainText } from '../text/markdown/stringify';
import { daysOf } from './dates';
import { bareName, isFalse, isTrue, leavesOf, textOf, textsOf } from './values';
import { readVisibility, type Visibility } from './visibility';

/**
 * The names that programs have for each field of a post, the preferred ones first, in lower case and without dashes and
 * underscores. `tags` and `aliases` collect the values of all names, other fields take the first that is not empty.
 */
const commonNames = {
  title: [/^title$/, /^linktitle$/],
  date: [
    /^pubdate(time)?$/,
    /^date$/,
    /^publishdate$|^publishedat$|^datepublished$/,
    /^published$/,
    /^(date )?created(at)?$/,
  ],
  updated: [
    /^moddatetime$|^updateddate$|^lastupdate\.date$/,
    /^(date ?)?(last)?(mod|modified|updated|edited)(at)?$/,
  ],
  preview: [
    /^preview$/,
    /^customexcerpt$/,
    /^seodescription$/,
    /^desc(ription)?$/,
    /^summary$/,
    /^excerpt$/,
    /^(spoiler|subtitle|intro|snippet|blurb|abstract)$/,
    /^(share|meta)description$/,
  ],
  tags: [/^tags?$/, /^categor(ies|y)$/, /^keywords$/, /^topics?$/],
  series: [/^seriestitle$/, /^series$/],
  pinned: [/^(pin(ned)?|sticky|top)$/],
  image: [
    /^images?$/,
    /^(featured?|cover)image$/,
    /^cover$/,
    /^hero(image)?$|^mainimage$/,
    /^header\.(image|overlayimage|teaser)$/,
    /^banner(img)?$/,
    /^(index|top|cover|share|feature|header)?img$/,
    /^thumb(nail)?(img)?$/,
    /^(photos|background)$/,
    /^(social|og)image$/,
  ],
  canonical: [/^canonical(url|link)?$/, /^originalarticleurl$/],
  aliases: [/^alias(es)?$/, /^redirect(s|from)$/],
  slug: [/^postslug$/, /^slug$/],
  url: [],
} satisfies Readonly<Record<string, readonly RegExp[]>>;

type FieldName = keyof typeof commonNames;

/** Names without words of the author, which are dropped without a line in the report. */
const ignored: readonly RegExp[] = [
  /^(abbrlink|cuid|id|lang|organizationid|path|permalink|sidebarposition|timezone|weight)$/,
  /^(comments|copyright|disablecomments|insearchindex|ispinned|layout|template(key)?|type)$/,
  /^(bibliography|cssclass(es)?|katex|markup|math|mathjax|mermaid|renderwithliquid|setup)$/,
  /^(toc(open|m(ax|in)headinglevel)?|enabletoc|showtoc|hidetableofcontents|hideeditpost)$/,
  /^templateengineoverride$/,
];

/** Where a generator differs from the common names. */
export type FieldTable = Partial<Record<FieldName | 'ignored', readonly RegExp[]>> & {
  /** Tags that name a collection for the generator, such as `posts`. */
  collections?: RegExp;
  /** Whether tags in one text without commas are separated by spaces. */
  spacedTags?: boolean;
};

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

/** What names of images, and of their descriptions, can end with: `image.src`, `cover: { image }`, `coverAlt` */
const IMAGE_END = /\.(src|url|path|image|feature)$/;
const ALT_END = /\.?alt$|description$/;

/**
 * Reads front matter. What no field took is listed as dropped.
 * @param own where the generator differs
 * @param defaults fields that the configuration gives the post, as far as they say who can read it
 */
export function readFields(
  data: Readonly<Record<string, unknown>>,
  own: FieldTable = {},
  defaults: Readonly<Record<string, unknown>> = {},
): Fields {
  const leaves = leavesOf(data).map((leaf) => ({
    ...leaf,
    name: bareName(leaf.path),
    texts: textsOf(leaf.value),
  }));
  const taken = new Set<string>();
  const at = (names: readonly RegExp[], end?: RegExp) =>
    names.flatMap((one) =>
      leaves.filter(({ name }) => one.test(end === undefined ? name : name.replace(end, ''))),
    );
  const namesOf = (field: FieldName): readonly RegExp[] => own[field] ?? commonNames[field];
  /** The first text that can be used. Values that differ from it are not taken. */
  const first = (
    found: ReturnType<typeof at>,
    isUsable: (text: string) => boolean = () => true,
  ) => {
    const text = found.flatMap(({ texts }) => texts).find(isUsable);
    for (const { texts, path } of found) if (texts.every((one) => one === text)) taken.add(path);
    return text;
  };
  const all = (names: readonly RegExp[]) => {
    const found = at(names);
    for (const { path } of found) taken.add(path);
    return found;
  };
  const textsAt = (names: readonly RegExp[]) => all(names).flatMap(({ texts }) => texts);
  const isNoSwitch = (text: string) => !/^(true|false|yes|no|\d{1,3})$/i.test(text);
  const date = first(at(namesOf('date')), isNoSwitch);
  const updated = first(at(namesOf('updated')), isNoSwitch);
  const [day = '', dayOfUpdate = ''] = [date, updated].map((text) => daysOf(text)[0]);
  const images = namesOf('image');
  const described = leaves.filter(({ name }) => ALT_END.test(name));
  const alts = [...at(images, ALT_END), ...at([/^alt$/])].filter((leaf) =>
    described.includes(leaf),
  );
  const isDecoration = alts.some(({ value }) => value === '');
  const visibility = readVisibility({ ...defaults, ...data });
  const fields = {
    title: plain(first(at(namesOf('title')))),
    date: day || undefined,
    updated: dayOfUpdate < day ? undefined : dayOfUpdate || undefined,
    preview: plain(first(at(namesOf('preview')))),
    tags: tagsIn(all(namesOf('tags')), own),
    series: plain(first(at(namesOf('series')))),
    visibility,
    pinned: textsAt(namesOf('pinned')).some(isTrue),
    // A featured post may be pinned. If it is not, the report has the field.
    featured: at([/^featured$/]).some(({ value }) => isTrue(value)),
    // `image: true` says that there is one.
    image: first([...at(images, IMAGE_END), ...at(images)], isNoSwitch),
    imageAlt: plain(first(alts)) ?? (isDecoration ? '' : undefined),
    canonical: first(at(namesOf('canonical'))),
    aliases: textsAt(namesOf('aliases')),
    slug: first(at(namesOf('slug'))),
    url: first(at(namesOf('url'))),
    unclear: [...unclearDay('date', date), ...unclearDay('updated', updated)],
  };
  const known = [...taken, ...visibility.taken];
  const names = [...ignored, ...(own.ignored ?? [])];
  const dropped = leaves
    .filter(({ path, name }) => !known.includes(path) && !names.some((one) => one.test(name)))
    .map(({ path, value }) => [path, Array.isArray(value) ? JSON.stringify(value) : textOf(value)])
    .filter(([, text = '']) => !['', '[]'].includes(text) && !isFalse(text));
  return { ...fields, dropped: Object.fromEntries(dropped) as Record<string, string> };
}

/** A line for a date that could not be read, or that can mean two days. */
const unclearDay = (field: string, text: string | undefined): string[] =>
  text !== undefined && daysOf(text).length !== 1 ? [`${field}: ${text}`] : [];

/** The tags of lists and texts such as "a, b" and '["a", "b"]', one for each slug. */
function tagsIn(
  values: readonly { value: unknown; texts: readonly string[] }[],
  { collections, spacedTags = false }: FieldTable,
): string[] {
  const tags = values.flatMap(({ value, texts }) => {
    const isSpaced = spacedTags && typeof value === 'string' && !value.includes(',');
    return texts
      .flatMap((text) => text.split(isSpaced ? /\s+/ : ','))
      .map((tag) => tag.replace(/^["'[#\s]+|["'\]\s]+$/g, ''));
  });
  const slugs = tags.map((tag) => groupSlug(tag));
  return tags.filter(
    (tag, index) =>
      slugs[index] &&
      slugs.indexOf(slugs[index]) === index &&
      !collections?.test(tag.toLowerCase()),
  );
}

/** A text on one line, without Markdown and HTML. */
function plain(source: string | undefined): string | undefined {
  if (source === undefined) return undefined;
  const text = /[*_`<[&\\~]/.test(source) ? plainText(source) : source;
  return text.replace(/\s+/g, ' ').trim() || undefined;
}
