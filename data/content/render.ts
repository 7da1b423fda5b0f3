import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { rehypeAccess } from './rehype-access';
import { rehypeCallouts } from './rehype-callouts';
import { rehypeHeadings } from './rehype-headings';
import { rehypeLinks } from './rehype-links';
import { sanitizeSchema } from './sanitize-schema';

const markdown = remark().use(remarkGfm).use(remarkHtml, { sanitize: false }).freeze();

const html = rehype()
  .data('settings', { fragment: true })
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeAccess)
  .use(rehypeCallouts)
  .use(rehypeHeadings)
  .use(rehypeLinks)
  .freeze();

/**
 * Turns HTML written by the owner into HTML that is safe to show. Parses it as a browser would,
 * then keeps only what {@link sanitizeSchema} allows.
 */
export function renderHtml(source: string): string {
  return String(html.processSync(source));
}

/**
 * Turns GitHub-flavoured markdown into HTML that is safe to show. Raw HTML in it is parsed and
 * sanitised. The one pipeline of the site: the build and the browser both use it.
 * @param source markdown, without front matter
 * @throws RangeError when it is nested more deeply than `findDeepLine` allows
 */
export function renderMarkdown(source: string): string {
  return renderHtml(String(markdown.processSync(source)));
}
