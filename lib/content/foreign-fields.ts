import { nearest } from '../nearest';

/** Fields that stand for one of ours in the front matter of other generators. */
const COUNTERPARTS: Readonly<Record<string, readonly string[]>> = {
  preview: ['description', 'summary', 'excerpt', 'subtitle'],
  description: ['preview', 'summary', 'excerpt', 'subtitle'],
  updated: ['lastmod', 'last_modified_at', 'modified', 'updatedDate', 'date_updated', 'updated_at'],
  date: ['pubDate', 'publishDate', 'published_at', 'date_published'],
  tags: ['categories', 'category', 'tag', 'keywords', 'topics'],
  series: ['serie', 'collection'],
  aliases: ['redirect_from', 'redirects'],
  cover: [
    'cover_image',
    'main_image',
    'image',
    'featured_image',
    'feature_image',
    'featuredImage',
    'coverImage',
    'thumbnail',
    'heroImage',
    'banner',
  ],
  canonical: ['canonical_url', 'canonicalURL'],
  links: ['link', 'url', 'website', 'repository', 'repo', 'github', 'demo'],
};

/** What to do about other fields of theirs. */
const OF_URL =
  'remove it: the name of the file is its URL. Add this one to "aliases" if it differs';
const OF_TAGS = 'remove it, or add what it holds to "tags"';
const HINTS: ReadonlyMap<string, string> = new Map([
  ['slug', OF_URL],
  ['permalink', OF_URL],
  ['url', OF_URL],
  ['categories', OF_TAGS],
  ['category', OF_TAGS],
  ['keywords', OF_TAGS],
  [
    'published',
    'remove it; for a text that is not to be published yet, write "draft: true" in its place',
  ],
]);

/**
 * The field of ours that is meant: another generator calls it otherwise, or it is misspelled.
 * @param missing the fields that a file may have, and does not have yet
 */
export const counterpartOf = (field: string, missing: readonly string[]): string | undefined =>
  missing.find((name) => COUNTERPARTS[name]?.includes(field)) ??
  (HINTS.has(field) ? undefined : nearest(field, missing)[0]);

/**
 * What to do about a field that is not one of ours.
 * @param missing the fields that a file may have, and does not have yet
 */
export function fixOfField(field: string, missing: readonly string[]): string {
  const own = counterpartOf(field, missing);
  if (own === 'cover') return 'write it as "cover", and what the image shows as "coverAlt"';
  return own ? `write it as "${own}"` : (HINTS.get(field) ?? 'remove it, or correct its spelling');
}
