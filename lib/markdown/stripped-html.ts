import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { sanitizeSchema } from './sanitize-schema';

/** Elements are judged each by itself, wherever they stand. */
const sanitise = rehypeSanitize({ ...sanitizeSchema, ancestors: {}, required: {} }) as (
  tree: Root,
) => Root;

/** Attributes that do something, by the names that trees have for them. */
const WANTED = /^(href|style|className|id|type|on[A-Z]\w*)$/;

/**
 * What pages leave out of an element that the owner wrote, because it could do harm.
 * @returns the element itself, such as `<iframe>`, or those of its attributes that would do something
 */
export function strippedFrom(element: Element): string[] {
  const { tagName, properties } = element;
  const [kept] = sanitise({ type: 'root', children: [{ ...element, children: [] }] }).children;
  if (kept?.type !== 'element') return [`<${tagName}>`];
  return Object.entries(properties)
    .filter(([name]) => WANTED.test(name) && !(name in kept.properties))
    .map(([name, value]) => `${written(name)}="${String(value)}" of <${tagName}>`);
}

const written = (name: string) => (name === 'className' ? 'class' : name.toLowerCase());
