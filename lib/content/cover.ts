import { routes } from '../urls';
import type { Renderer } from '../markdown/render';
import type { PostMatter } from './schema';

/**
 * The picture at the head of a post as HTML, made like the pictures of its text.
 * @returns an empty text where the post has none
 */
export function coverHtml(
  { cover, coverAlt = '' }: Pick<PostMatter, 'cover' | 'coverAlt'>,
  { html }: Renderer,
): string {
  if (!cover) return '';
  const image = html(`<img src="${quoted(cover)}" alt="${quoted(coverAlt)}">`, {
    base: routes.blog,
  });
  // It is the first thing that a reader sees: https://web.dev/articles/lcp-lazy-loading
  return image.replace('loading="lazy"', 'fetchpriority="high"');
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
