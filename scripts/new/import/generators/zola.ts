import { parse as parseToml } from 'smol-toml';
import { isFields } from '@/lib/is-fields';
import { latinSlug } from '@/lib/slugs';
import type { SourceFolder } from '../source/folder';
import type { Generator } from '../source/generator';
import type { RawPost } from '../source/post';
import { withSlashes } from '../source/url-pattern';
import {
  callout,
  code,
  details,
  gist,
  image,
  nothing,
  tweet,
  vimeo,
  youtube,
} from '../text/tags/conversions';
import { teraTags } from '../text/tags/syntaxes';
import { tagsOfTemplates } from '../text/tags/templates';

export const zola: Generator = {
  name: 'Zola',
  recognise: (folder) =>
    (folder.has('config.toml') || folder.has('zola.toml')) &&
    (/^\s*\[(?:markdown|extra|link_checker)\b/m.test(configOf(folder)) ||
      /^\s*(base_url|compile_sass)\s*=/m.test(configOf(folder))),
  readSite(folder) {
    const { base_url: url } = readConfig(folder);
    return {
      posts: folder
        .list(['content'], ['md'])
        .filter((file) => !/(^|\/)_index(\.\w+)?\.md$/.test(file))
        .filter((file) => file.split('/').length > 2 || /^content\/\d{4}-/.test(file)),
      url: typeof url === 'string' ? url : undefined,
      pattern: urlOf,
      publicFolders: ['static'],
      contentFolders: ['content'],
      tags: tagsOfTemplates(folder, ['templates/shortcodes']),
    };
  },
  fields: {
    title: ['title'],
    date: ['date'],
    updated: ['updated'],
    preview: [
      'description',
      'extra.description',
      'extra.summary',
      'extra.excerpt',
      'extra.subtitle',
    ],
    tags: ['taxonomies.tags', 'taxonomies.categories', 'extra.tags', 'tags'],
    series: ['taxonomies.series', 'extra.series'],
    draft: ['draft'],
    pinned: ['extra.pinned'],
    image: [
      'extra.image',
      'extra.thumb',
      'extra.thumbnail',
      'extra.cover',
      'extra.banner',
      'extra.hero',
      'extra.og_image',
    ],
    imageAlt: ['extra.image_alt', 'extra.alt', 'extra.banner_alt'],
    canonical: ['extra.canonical', 'extra.canonical_url'],
    aliases: ['aliases'],
    slug: ['slug'],
    url: ['path'],
    ignored: [
      'template',
      'weight',
      'in_search_index',
      'render',
      'extra.toc',
      'extra.math',
      'extra.katex',
      'extra.comments',
    ],
  },
  syntaxes: teraTags,
  tags: {
    figure: image,
    image,
    img: image,
    resize_image: image,
    responsive_image: image,
    youtube,
    vimeo,
    tweet,
    twitter: tweet,
    gist,
    code,
    highlight: code,
    note: callout,
    info: callout,
    tip: callout,
    warning: callout,
    alert: callout,
    callout,
    admonition: callout,
    quote: ({ args, inner = '' }) =>
      `${inner.trim().replace(/^/gm, '> ')}${args ? `\n>\n> — ${args}` : ''}`,
    details,
    detail: details,
    spoiler: details,
    toc: nothing,
  },
};

const configOf = (folder: SourceFolder) =>
  folder.readText('config.toml') ?? folder.readText('zola.toml') ?? '';

function readConfig(folder: SourceFolder): Record<string, unknown> {
  try {
    const config: unknown = parseToml(configOf(folder));
    return isFields(config) ? config : {};
  } catch {
    return {};
  }
}

/** The URL of a post: the folders, and the slug of its name without the date. */
function urlOf({ sections, fields, name }: RawPost): string {
  const folders = sections.slice(1).map(latinSlug);
  return withSlashes(`${folders.join('/')}/${fields.slug ?? latinSlug(name)}/`);
}
