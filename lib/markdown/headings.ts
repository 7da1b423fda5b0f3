import type { Element, Parents } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeAutolinkHeadings, { type Options } from 'rehype-autolink-headings';
import type { PluggableList } from 'unified';
import { rehypeHeadingIds } from './rehype-heading-ids';
import { rehypeOutline } from './rehype-outline';
import type { MarkdownStrings } from './types';

/**
 * The plugins that give headings their ids and anchors, and collect them for the table of contents.
 * @param idPrefix prefix of the ids in a second text on a page
 */
export function headingPlugins(strings: MarkdownStrings, idPrefix: string): PluggableList {
  const anchor: Options = {
    behavior: 'append',
    test: hasAnchor,
    properties: (heading) => ({
      className: ['heading-anchor'],
      ariaLabel: strings.headingLink(toString(heading)),
    }),
    content: { type: 'text', value: '#' },
  };
  return [[rehypeHeadingIds, idPrefix], rehypeOutline, [rehypeAutolinkHeadings, anchor]];
}

/** Whether a heading gets an anchor. The hidden heading of footnotes and headings in `<summary>` get none. */
const hasAnchor = (
  { tagName, properties, children }: Element,
  _index: number | undefined,
  parent: Parents | undefined,
) =>
  /^h[2-4]$/.test(tagName) &&
  properties.className === undefined &&
  children.length > 0 &&
  !(parent?.type === 'element' && parent.tagName === 'summary');
