import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withoutMarks } from '../notes';
import { takenIds } from '../site';

/** Ids of a text on the other site, each with its heading: that which has it, or stands below or above it. */
export type OldIds = ReadonlyMap<string, Heading | undefined>;

/** The ids of the headings of a text. */
export interface Anchors {
  ids: ReadonlySet<string>;
  /** The ids on the other site, with those of their headings here. Empty above the first heading. */
  renamed: ReadonlyMap<string, string>;
}

/** The ids that pages give to the headings of a text: see rehypeHeadingIds. */
export function anchorsOf(tree: Root, oldIds: OldIds): Anchors {
  const slugger = new GithubSlugger();
  for (const id of takenIds) slugger.slug(id);
  const ids = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    const text = textOfHeading(heading);
    ids.set(heading, slugger.slug(slug(text) === '' ? 'section' : text));
  });
  const newId = (heading: Heading | undefined) => (heading && ids.get(heading)) ?? '';
  return {
    ids: new Set(ids.values()),
    renamed: new Map([...oldIds].map(([id, heading]) => [id, newId(heading)])),
  };
}

/** The words of a heading, as headingText of the page has them. */
function textOfHeading(heading: Heading): string {
  const texts: string[] = [];
  visit(heading, (node) => {
    if ('value' in node) {
      texts.push(node.type === 'html' ? node.value.replace(/<[^>]*>/g, '') : node.value);
    }
  });
  return withoutMarks(texts.join('')).replace(/\s+/g, ' ').trim();
}
