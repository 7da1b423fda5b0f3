import { markdown } from '@/lib/markdown/dialect';

/** The Markdown of an image. */
export const imageMarkdown = (url: string, alt = '', title?: string): string =>
  markdown
    .stringify({
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'image', url, alt, title }] }],
    })
    .trim();

/** The Markdown of a link. One whose text is its URL is not written as <URL>, which looks like HTML. */
export const linkMarkdown = (url: string, text: string): string =>
  markdown()
    .use({ settings: { resourceLink: true } })
    .stringify({
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'link', url, children: [{ type: 'text', value: text }] }],
        },
      ],
    })
    .trim();
