import type { Generator } from '../source/generator';

/** A folder of Markdown, for what no other module knows. It takes the names that most programs use. */
export const plainMarkdown: Generator = {
  name: 'Markdown',
  recognise: () => true,
  readSite: (folder) => ({
    posts: folder
      .list([''], ['md', 'markdown', 'mdx'])
      .filter((file) => !/(^|\/)((readme|license|changelog|contributing)\.\w+$|\.)/i.test(file)),
    publicFolders: ['', 'public', 'static', 'assets'],
    contentFolders: [''],
  }),
  fields: {
    date: [
      'date',
      'created',
      'published',
      'publishedAt',
      'published_at',
      'pubDate',
      'datePublished',
    ],
    updated: ['updated', 'modified', 'lastmod', 'updatedAt', 'updated_at'],
    preview: ['preview', 'description', 'summary', 'excerpt', 'subtitle'],
    tags: ['tags', 'categories', 'keywords'],
    image: ['image', 'cover', 'cover_image', 'coverImage', 'banner'],
    imageAlt: ['imageAlt', 'coverAlt', 'alt'],
    canonical: ['canonical', 'canonical_url', 'canonicalUrl', 'canonicalURL'],
    aliases: ['aliases'],
    slug: ['slug'],
  },
  syntaxes: [],
  tags: {},
};
