import { toString } from 'mdast-util-to-string';
import { groupSlug, markdown } from '../site';
import { daysOf } from './dates';
import { bareName, isFalse, isTrue, leavesOf, textOf, textsOf } from './values';
import { readVisibility, type Visibility } from './visibility';

type FieldName =
  | 'title'
  | 'date'
  | 'updated'
  | 'preview'
  | 'tags'
  | 'series'
  | 'pinned'
  | 'image'
  | 'canonical'
  | 'aliases'
  | 'slug'
  | 'url';

/**
 * The names that programs have for each field of a post, the preferred one first, in lower case and without dashes and
 * underscores. `tags` and `aliases` collect the values of all names, other fields take the first that is not empty.
 */
const commonNames: Readonly<Record<FieldName, readonly string[]>> = {
  title: ['title', 'linktitle'],
  date: [
    'pubdatetime',
    'pubdate',
    'date',
    'publishdate',
    'publishedat',
    'datepublished',
    'published',
    'createdat',
    'created',
    'date created',
  ],
  updated: [
    'moddatetime',
    'updateddate',
    'lastupdate.date',
    'updated',
    'lastmod',
    'updatedat',
    'lastupdated',
    'modified',
    'modifiedat',
    'datemodified',
    'dateupdated',
    'lastmodified',
    'lastmodifiedat',
    'editedat',
    'date modified',
  ],
  preview: [
    'preview',
    'customexcerpt',
    'seodescription',
    'description',
    'desc',
    'summary',
    'excerpt',
    'spoiler',
    'subtitle',
    'intro',
    'snippet',
    'blurb',
    'abstract',
    'sharedescription',
    'metadescription',
  ],
  tags: ['tags', 'tag', 'categories', 'category', 'keywords', 'topics', 'topic'],
  series: ['seriestitle', 'series'],
  pinned: ['pinned', 'pin', 'sticky', 'top'],
  image: [
    'images',
    'image',
    'featureimage',
    'featuredimage',
    'coverimage',
    'cover',
    'heroimage',
    'hero',
    'mainimage',
    'header.image',
    'header.overlayimage',
    'header.teaser',
    'banner',
    'bannerimg',
    'indeximg',
    'topimg',
    'coverimg',
    'shareimg',
    'featureimg',
    'headerimg',
    'img',
    'thumbnail',
    'thumbnailimg',
    'thumb',
    'photos',
    'background',
    'socialimage',
    'ogimage',
  ],
  canonical: ['canonical', 'canonicalurl', 'canonicallink', 'originalarticleurl'],
  aliases: ['aliases', 'alias', 'redirectfrom', 'redirects'],
  slug: ['postslug', 'slug'],
  url: [],
};

/** Names without words of the author, which are dropped without a line in the report. */
const ignored = [
  'abbrlink',
  'bibliography',
  'comments',
  'copyright',
  'cssclass',
  'cssclasses',
  'cuid',
  'disablecomments',
  'enabletoc',
  'hideeditpost',
  'hidetableofcontents',
  'id',
  'insearchindex',
  'ispinned',
  'katex',
  'lang',
  'layout',
  'markup',
  'math',
  'mathjax',
  'mermaid',
  'organizationid',
  'path',
  'permalink',
  'renderwithliquid',
  'setup',
  'showtoc',
  'sidebarposition',
  'template',
  'templateengineoverride',
  'templatekey',
  'timezone',
  'toc',
  'tocmaxheadinglevel',
  'tocminheadinglevel',
  'tocopen',
  'type',
  'weight',
];

/** Where a generator differs from the common names. */
export type FieldTable = Partial<Record<FieldName | 'ignored', readonly string[]>> & {
  /** Tags that name a collection for the generator, such as `posts`. */
  collections?: readonly string[];
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

/** What names of images can end with: `image.src`, `cover: { image }` */
const IMAGE_ENDS = ['.src', '.url', '.path', '.image', '.feature', ''];
const ALT_ENDS = ['.alt', 'alt', 'description'];

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
  const at = (names: readonly string[]) =>
    names.flatMap((name) => leaves.filter((leaf) => leaf.name === name));
  const namesOf = (field: FieldName) => own[field] ?? commonNames[field];
  /** The first text that can be used. Values that differ from it are not taken. */
  const first = (names: readonly string[], isUsable: (text: string) => boolean = () => true) => {
    const found = at(names);
    const text = found.flatMap(({ texts }) => texts).find(isUsable);
    for (const { texts, path } of found) if (texts.every((one) => one === text)) taken.add(path);
    return text;
  };
  const all = (names: readonly string[]) => {
    const found = at(names);
    for (const { path } of found) taken.add(path);
    return found;
  };
  const textsAt = (names: readonly string[]) => all(names).flatMap(({ texts }) => texts);
  const isNoSwitch = (text: string) => !/^(true|false|yes|no|\d{1,3})$/i.test(text);
  const date = first(namesOf('date'), isNoSwitch);
  const updated = first(namesOf('updated'), isNoSwitch);
  const [day = '', dayOfUpdate = ''] = [date, updated].map((text) => daysOf(text)[0]);
  const images = namesOf('image');
  const altNames = [...images.flatMap((name) => ALT_ENDS.map((end) => name + end)), 'alt'];
  const isDecoration = at(altNames).some(({ value }) => value === '');
  const visibility = readVisibility({ ...defaults, ...data });
  const fields = {
    title: plain(first(namesOf('title'))),
    date: day || undefined,
    updated: dayOfUpdate < day ? undefined : dayOfUpdate || undefined,
    preview: plain(first(namesOf('preview'))),
    tags: tagsIn(all(namesOf('tags')), own),
    series: plain(first(namesOf('series'))),
    visibility,
    pinned: textsAt(namesOf('pinned')).some(isTrue),
    // A featured post may be pinned. If it is not, the report has the field.
    featured: at(['featured']).some(({ value }) => isTrue(value)),
    // `image: true` says that there is one.
    image: first(
      images.flatMap((name) => IMAGE_ENDS.map((end) => name + end)),
      isNoSwitch,
    ),
    imageAlt: plain(first(altNames)) ?? (isDecoration ? '' : undefined),
    canonical: first(namesOf('canonical')),
    aliases: textsAt(namesOf('aliases')),
    slug: first(namesOf('slug')),
    url: first(namesOf('url')),
    unclear: [...unclearDay('date', date), ...unclearDay('updated', updated)],
  };
  const known = [...taken, ...visibility.taken];
  const names = [...ignored, ...(own.ignored ?? [])];
  const dropped = leaves
    .filter(({ path, name }) => !known.includes(path) && !names.includes(name))
    .map(({ path, value }) => [path, Array.isArray(value) ? JSON.stringify(value) : textOf(value)])
    .filter(([, text = '']) => !['', '[]'].includes(text) && !isFalse(text));
  return { ...fields, dropped: Object.fromEntries(dropped) as Record<string, string> };
}

/** A line for a date that could not be read, or that can mean two days. */
const unclearDay = (field: string, text: string | undefined): string[] =>
  text !== undefined && daysOf(text).length !== 1 ? [`${field}: ${text}`] : [];

/** The tags of lists and texts such as "a, b", one for each slug. */
function tagsIn(
  values: readonly { value: unknown; texts: readonly string[] }[],
  { collections = [], spacedTags = false }: FieldTable,
): string[] {
  const tags = values.flatMap(({ value, texts }) => {
    const isSpaced = spacedTags && typeof value === 'string' && !value.includes(',');
    return texts
      .flatMap((text) => text.split(isSpaced ? /\s+/ : ','))
      .map((tag) => tag.replace(/^#+/, '').trim());
  });
  const slugs = tags.map((tag) => groupSlug(tag));
  return tags.filter(
    (tag, index) =>
      slugs[index] &&
      slugs.indexOf(slugs[index]) === index &&
      !collections.includes(tag.toLowerCase()),
  );
}

/** A text on one line, without Markdown and HTML. */
function plain(source: string | undefined): string | undefined {
  if (source === undefined) return undefined;
  const text = /[*_`<[&\\~]/.test(source)
    ? toString(markdown.parse(source), { includeHtml: false })
    : source;
  return text.replace(/\s+/g, ' ').trim() || undefined;
}
