import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Parents, Root } from 'hast';
import type { Options } from 'rehype-autolink-headings';
import { SKIP, visit } from 'unist-util-visit';

/* The anchor of a heading: its id, and the link to it. */

/** Ids of the sections of posts. */
export const postIds = ['comments', 'contents'];

/** Ids of the sections of projects. */
export const projectIds = ['context', 'responsibilities', 'story'];

/** Ids of all pages. */
export const pageIds = ['contact', 'content', 'drawer', 'page-title', 'search'];

/**
 * Ids that headings cannot have.
 * @public packages/import-posts needs it.
 */
export const takenIds = [...pageIds, ...postIds, ...projectIds];

const FOOTNOTES = 'footnote-label';

/** The words of a heading, without the numbers of footnotes, and with spaces for line breaks. */
export function headingText(heading: Element): string {
  let text = '';
  visit(heading, (node) => {
    if (node.type === 'text') text += node.value;
    if (node.type !== 'element') return undefined;
    if (node.tagName === 'br') text += ' ';
    return node.properties.dataFootnoteRef === undefined ? undefined : SKIP;
  });
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Gives ids to headings. Unlike rehype-slug, it avoids the ids of the page: a heading such as "Contact" gets a
 * number. A heading without letters gets the id `section`.
 * @param prefix prefix for a second text; with it, ids cannot collide with the page's own
 */
export function rehypeHeadingIds(prefix = '') {
  return (tree: Root) => {
    const slugger = new GithubSlugger();
    for (const id of prefix ? [] : takenIds) slugger.slug(id);
    visit(tree, 'element', (node) => {
      const { tagName, properties } = node;
      // remark-rehype does not prefix the id of the heading above footnotes, nor the references to it.
      for (const name of ['id', 'ariaDescribedBy']) {
        if (String(properties[name]) === FOOTNOTES) properties[name] = prefix + FOOTNOTES;
      }
      if (!/^h[1-6]$/.test(tagName) || properties.id) return;
      const text = headingText(node);
      properties.id = prefix + slugger.slug(slug(text) === '' ? 'section' : text);
    });
  };
}

/** Options of rehype-autolink-headings: a heading is the link to itself, so that its name is its text alone. */
export const headingLinks: Options = {
  behavior: 'wrap',
  test: canBeLink,
  properties: { className: ['heading-anchor'] },
};

/** Whether a heading can be a link. Footnotes have a hidden heading; headings in `<summary>` open it. */
function canBeLink(heading: Element, _index: number | undefined, parent: Parents | undefined) {
  let hasLink = false;
  visit(heading, { tagName: 'a' }, () => void (hasLink = true));
  return (
    /^h[2-4]$/.test(heading.tagName) &&
    heading.properties.className === undefined &&
    heading.children.length > 0 &&
    !hasLink &&
    !(parent?.type === 'element' && parent.tagName === 'summary')
  );
}
