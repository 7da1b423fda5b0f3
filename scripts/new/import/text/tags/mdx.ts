import type { FieldTable } from '../../source/fields';
import { components, containers, jsxComments, jsxElements, jsxTexts, modules } from './syntaxes';
import type { TagSyntax } from './tags';

/* What generators with MDX and a configuration in JavaScript share. */

/** The syntaxes of MDX, in the order in which they are read. */
export const mdxSyntaxes: readonly TagSyntax[] = [
  containers,
  jsxComments,
  components,
  jsxElements,
  jsxTexts,
  modules,
];

/** The names that fields have in most sites with MDX. */
export const fieldsOfMdx: FieldTable = {
  title: ['title'],
  date: [
    'date',
    'pubDate',
    'publishDate',
    'publishedAt',
    'published',
    'pubDatetime',
    'datePublished',
  ],
  updated: ['updated', 'updatedDate', 'modDatetime', 'lastmod', 'updatedAt', 'lastUpdated'],
  preview: ['description', 'summary', 'excerpt', 'spoiler', 'subtitle', 'intro'],
  tags: ['tags', 'categories', 'category', 'keywords'],
  series: ['series'],
  draft: ['draft', 'unlisted', '!published'],
  pinned: ['pinned'],
  imageAlt: ['imageAlt', 'coverAlt', 'heroImageAlt', 'image.alt', 'cover.alt'],
  slug: ['slug'],
  aliases: ['aliases', 'redirect_from'],
};

/**
 * Reads a setting of a configuration in JavaScript, such as `url: 'https://example.org'`. The configuration is read as
 * text, and never run.
 * @returns the first text with this name; undefined if its value is no plain text
 */
export const settingIn = (config: string, name: string): string | undefined =>
  new RegExp(String.raw`^[^/\n]*?\b${name}["']?\s*:\s*(["'\x60])([^"'\x60\n$]*)\1`, 'm').exec(
    config,
  )?.[2];
