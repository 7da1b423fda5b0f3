import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { PhrasingContent } from 'mdast';
import { markdown } from '../../site';
import { elementsIn, replaceElements, textOf } from './elements';

/* Texts of programs that export HTML, as the Markdown that the other steps read. */

/** Writes an element as HTML, for the steps that know what pages show. */
const asHtml: Handle = (_, node) => ({ type: 'html', value: toHtml(node) });

/** Keeps the tags of an element, with Markdown between them. */
const withTags: Handle = (state, node: Element) => {
  const open = toHtml({ ...node, children: [] }).replace(/<\/[^>]*>$/, '');
  return [
    { type: 'html', value: open },
    ...(state.all(node) as PhrasingContent[]),
    { type: 'html', value: `</${node.tagName}>` },
  ];
};

/** An image with its caption, which becomes its title; a caption with links stays HTML. */
const figure: Handle = (state, node: Element) => {
  const [caption] = elementsIn(node, 'figcaption');
  const [image, ...others] = elementsIn(node, 'img');
  const hasLinks = caption !== undefined && elementsIn(caption, 'a').length > 0;
  if (!image || others.length > 0) return state.toFlow(state.all(node));
  if (hasLinks) return { type: 'html', value: toHtml({ ...node, properties: {} }) };
  const { src, alt } = image.properties;
  const shown = {
    type: 'image' as const,
    url: String(src ?? ''),
    alt: alt ? String(alt) : '',
    title: caption ? textOf(caption) : null,
  };
  const [link] = elementsIn(node, 'a');
  const isLinked = link?.properties.href !== undefined && elementsIn(link, 'img').length > 0;
  return {
    type: 'paragraph',
    children: isLinked
      ? [{ type: 'link', url: String(link.properties.href), children: [shown] }]
      : [shown],
  };
};

const handlers: Readonly<Record<string, Handle>> = {
  figure,
  ...Object.fromEntries(
    ['audio', 'details', 'embed', 'iframe', 'object', 'script', 'svg', 'video'].map((name) => [
      name,
      asHtml,
    ]),
  ),
  ...Object.fromEntries(
    ['abbr', 'cite', 'kbd', 'mark', 'small', 'sub', 'sup'].map((name) => [name, withTags]),
  ),
};

/** Writes a tree of HTML as Markdown. */
export function toMarkdown(tree: Root): string {
  replaceElements(tree, spacesOutside);
  const text = toMdast(tree, { handlers });
  return text.type === 'root' ? markdown.stringify(text) : '';
}

/** Moves spaces at the ends of emphasis out of it, where Markdown can have them. */
function spacesOutside(element: Element): Element['children'] | undefined {
  if (!['em', 'i', 'strong', 'b'].includes(element.tagName)) return undefined;
  const [first, last] = [element.children[0], element.children.at(-1)];
  const before = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  const after = last?.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  if (before === '' && after === '') return undefined;
  if (first?.type === 'text') first.value = first.value.slice(before.length);
  if (last?.type === 'text') last.value = last.value.replace(/\s+$/, '');
  const space = { type: 'text' as const, value: ' ' };
  if (textOf(element) === '' && element.children.length === 1) return [space];
  return [...(before ? [space] : []), element, ...(after ? [{ ...space }] : [])];
}
