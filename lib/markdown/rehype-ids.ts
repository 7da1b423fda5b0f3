import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { visitElements } from './visit';

/** Ids that pages use themselves; a heading with the same words gets a number. */
const pageIds = [
  'contact',
  'content',
  'contents',
  'context',
  'drawer',
  'viewer',
  'greeting',
  'home',
  'latest-posts',
  'latest-projects',
  'page-title',
  'responsibilities',
  'stack',
  'story',
];

/**
 * Gives headings an id made from their words, so that no id is twice on a page: headings avoid the
 * ids of the page and of footnotes, and footnotes avoid those of another text on the page. The slugs
 * are those of rehype-slug, which has no way to say what is taken.
 *
 * Leaves `file.data.ids` and `file.data.outline`.
 */
export function rehypeIds() {
  return (tree: Root, { data }: VFile) => {
    const taken = new Set(data.place?.takenIds);
    const ids = new Set<string>();
    /** Renames an id that another text of the page uses. */
    const withoutClash = (id: unknown) =>
      taken.has(String(id)) ? `${String(id)}-more` : String(id);
    visitElements(tree, ({ properties }) => {
      const { id, href, ariaDescribedBy } = properties;
      if (id) properties.id = withoutClash(id);
      if (ids.has(String(properties.id))) delete properties.id;
      else if (id) ids.add(withoutClash(id));
      if (String(href).startsWith('#')) properties.href = `#${withoutClash(String(href).slice(1))}`;
      if (ariaDescribedBy) properties.ariaDescribedBy = [ariaDescribedBy].flat().map(withoutClash);
    });

    const slugger = new GithubSlugger();
    for (const id of [...pageIds, ...taken, ...ids]) slugger.slug(id);
    data.outline = [];
    visitElements(tree, (node) => {
      if (!/^h[2-4]$/.test(node.tagName) || node.properties.id) return;
      const text = headingText(node);
      const id = slugger.slug(slug(text) ? text : 'section');
      node.properties.id = id;
      ids.add(id);
      if (node.tagName === 'h2' && text) data.outline?.push({ id, text });
    });
    data.ids = [...ids];
  };
}

/** The words of a heading; those of its images where it has no others. */
export function headingText(heading: Element): string {
  const descriptions: string[] = [];
  visitElements(heading, ({ properties: { alt } }) => {
    if (alt) descriptions.push(String(alt));
  });
  return toString(heading).trim() || descriptions.join(' ');
}
