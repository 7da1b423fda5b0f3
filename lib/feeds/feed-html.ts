import type { Root } from 'hast';
import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';
import remarkHtml from 'remark-html';
import { visit } from 'unist-util-visit';
import { imageUrl } from '../images/image';
import { markdownProcessor } from '../markdown/dialect';
import { rehypeCallouts } from '../markdown/rehype-callouts';
import { rehypePlainCode } from '../markdown/rehype-plain-code';
import { rehypeTypography } from '../markdown/rehype-typography';
import { sanitizeSchema } from '../markdown/sanitize-schema';
import type { MarkdownStrings } from '../markdown/types';
import { written } from '../text';
import { internalPath } from '../urls';

const toHtml = markdownProcessor().use(remarkHtml, { sanitize: false }).freeze();

/** The URLs around a text. */
interface TextUrls {
  /** Path of its page: `/blog/my-post/`. */
  page: string;
  /** Folder that relative URLs of images are resolved against: `/blog/`. */
  baseUrl: string;
  /** Returns the absolute URL of a path below the base path. */
  url: (path: string) => string;
}

/**
 * Renders Markdown for feed readers: plain, sanitised HTML with absolute URLs, without highlighted code and the like.
 * @param source Markdown without front matter
 * @param strings strings of Markdown, for footnotes and the titles of callouts
 * @param language BCP 47 tag of the text
 */
export function toFeedHtml(
  source: string,
  urls: TextUrls,
  strings: MarkdownStrings,
  language?: string,
): string {
  const html = String(toHtml.processSync(source));
  return String(
    rehype()
      .data('settings', { fragment: true })
      .use(rehypeSanitize, sanitizeSchema)
      .use(rehypeFootnotes, strings)
      .use(rehypeCallouts, strings)
      .use(rehypePlainCode)
      .use(rehypeTypography, language)
      .use(rehypeUrlsAndAlts, urls)
      .processSync(html),
  );
}

/** Names footnotes, which remark-html can name in English only: `Back to reference 1-2`. */
const rehypeFootnotes = (strings: MarkdownStrings) => (tree: Root) => {
  visit(tree, 'element', ({ properties, children }) => {
    if (properties.id === 'footnote-label') {
      children.splice(0, Infinity, { type: 'text', value: strings.footnotes });
    }
    if (properties.dataFootnoteBackref !== undefined) {
      const [number = ''] = String(properties.ariaLabel).split(' ').slice(-1);
      properties.ariaLabel = strings.backToReference(number);
    }
  });
};

/** Makes URLs absolute, and leaves out descriptions of images that have to be written. */
function rehypeUrlsAndAlts({ page, baseUrl, url }: TextUrls) {
  const ofLink = (href: string) => {
    const path = href.startsWith('#') ? page + href : internalPath(href);
    return path ? url(path) : href;
  };
  const ofFile = (src: string) => {
    const path = imageUrl(src, baseUrl);
    return path ? url(path) : src;
  };
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }) => {
      const { href, src, poster, alt } = properties;
      if (typeof alt === 'string') properties.alt = written(alt);
      if (typeof href === 'string') properties.href = ofLink(href);
      if (typeof src === 'string') properties.src = ofFile(src);
      if (typeof poster === 'string') properties.poster = ofFile(poster);
    });
  };
}
