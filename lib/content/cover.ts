import { routes } from '../urls';
import type { MarkdownRenderer } from '../markdown/render';
import type { PostMatter } from './schema';

/**
 * The picture at the head of a post as HTML, made like the pictures of its text.
 * @returns an empty text where the post has none
 */
export function coverHtml(
  { cover, coverAlt = '' }: Pick<PostMatter, 'cover' | 'coverAlt'>,
  render: MarkdownRenderer,
): string {
  if (!cover) return '';
  const html = render(`<img src="${quoted(cover)}" alt="${quoted(coverAlt)}">`, {
    base: routes.blog,
  });
  // It is the first thing that a reader sees: https://web.dev/articles/lcp-lazy-loading
  return html.replace('loading="lazy"', 'fetchpriority="high"').trim();
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
