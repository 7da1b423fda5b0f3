import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { siteVideo } from '../content/video-sites';
import { onlyChild } from './rehype-figures';
import { visitElements } from './visit';
import type { MarkdownWords } from './words';

/**
 * Makes a link to a video site that is alone in its paragraph a card. rehypeImages adds the picture:
 * nothing is loaded from there.
 */
export function rehypeVideoCards(_strings: MarkdownWords) {
  return (tree: Root) => {
    visitElements(tree, (paragraph) => {
      const link = paragraph.tagName === 'p' ? onlyChild(paragraph) : undefined;
      const href = String(link?.properties.href ?? '');
      const found = siteVideo(href);
      if (!link || !found || link.children.some(({ type }) => type === 'element')) return;
      const { site, name } = found;
      const written = toString(link);
      const isBare = /^(https?:\/\/|www\.)\S+$/.test(written);
      link.properties.className = ['video-card'];
      link.properties.dataVideo = name;
      link.children = [
        h('span.video-title', isBare ? site : written),
        { type: 'text', value: ' ' },
        h('span.video-site', isBare ? written.replace(/^https?:\/\//, '') : site),
      ];
    });
  };
}
