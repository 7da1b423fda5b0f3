import postcss, { type Root, type Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';

/** Chooses the CSS of a page. */
export type StylesFor = (html: string) => string;

/** Selectors of what the first paint cannot show: a pointer above something, dialogs that script opens, fields. */
const lateSelector =
  /:hover|\.viewer(?!-link)|\.search-(?!button)|::(placeholder|file-selector|-webkit-(search|date|calendar|inner|outer))|:-moz-ui/;

/** Media that are no screen, or a screen that sets colours itself. */
const lateMedia = /^(print|\(forced-colors)/;

/** The field of the search, which script adds to a page later (lib/enhance/search.ts), and may be its only one. */
const lateElement = 'input';

/**
 * Prepares the site's CSS for {@link StylesFor}: a page gets the rules that could match something in
 * it at its first paint. Rules are kept when in doubt: only the classes, ids and elements that a selector
 * cannot match without are looked for.
 * @param css the whole CSS of the site
 */
export function pageStyles(css: string): StylesFor {
  const root = rulesOf(css, { late: false });
  root.walkDecls((declaration) => {
    // Prefixing writes some of them several times.
    if (String(declaration.next() ?? '') === String(declaration)) declaration.remove();
  });
  const needs = new Map<Rule, Names[][][]>();
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) needs.set(rule, rule.selectors.map(needsOf));
  });
  const known = new Set([...needs.values()].flat(4));
  // What comes late finds its colours in the page.
  const lateProperties = propertiesIn(lateStyles(css));
  const results = new Map<string, string>();

  return (html) => {
    const names = namesOf(html).filter((name) => known.has(name) || name.startsWith('--'));
    // Pages of one kind mostly use the same names.
    const key = names.sort().join(' ');
    const result =
      results.get(key) ?? purge(root, needs, new Set([...names, lateElement, ...lateProperties]));
    results.set(key, result);
    return result;
  };
}

/**
 * The rules that pages get after their first paint: for hovering, for print, and for what script opens.
 * @param css the whole CSS of the site
 */
export function lateStyles(css: string): string {
  const root = rulesOf(css, { late: true });
  root.walkAtRules('property', (rule) => void rule.remove());
  removeUnusedKeyframes(root);
  removeEmpty(root);
  return String(root);
}

function rulesOf(css: string, { late }: { late: boolean }): Root {
  const root = postcss.parse(css);
  if (!late)
    root.walkAtRules('media', (rule) => void (lateMedia.test(rule.params) && rule.remove()));
  root.walkRules((rule) => {
    if (isKeyframe(rule) || isInLateMedia(rule)) return;
    const selectors = rule.selectors.filter((selector) => lateSelector.test(selector) === late);
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  return root;
}

function isInLateMedia({ parent }: postcss.Node): boolean {
  if (parent?.type !== 'atrule') return false;
  return lateMedia.test((parent as postcss.AtRule).params) || isInLateMedia(parent);
}

/** A copy of the CSS without the selectors that need a name which the page does not have. */
function purge(root: Root, needs: ReadonlyMap<Rule, Names[][][]>, names: ReadonlySet<string>) {
  const kept = new Map<number | undefined, string[]>();
  for (const [rule, selectors] of needs) {
    const hasAll = (all: Names) => all.every((name) => names.has(name));
    const used = (_: string, at: number) => selectors[at]?.every((ways) => ways.some(hasAll));
    kept.set(rule.source?.start?.offset, rule.selectors.filter(used));
  }
  const copy = root.clone();
  copy.walkRules((rule) => {
    const selectors = kept.get(rule.source?.start?.offset);
    if (selectors?.length === 0) rule.remove();
    else if (selectors && selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUnusedKeyframes(copy);
  resolveUnsetProperties(copy);
  removeUnusedProperties(copy, names);
  removeEmpty(copy);
  return String(copy);
}

function removeUnusedKeyframes(root: Root): void {
  const text = String(root);
  root.walkAtRules('keyframes', (rule) => {
    if (!isAnimated(text, rule.params)) rule.remove();
  });
}

/** Writes the initial value of Tailwind's own properties that no utility of the page sets. */
function resolveUnsetProperties(root: Root): void {
  const initial = new Map<string, string>();
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value));
  });
  const set = new Set<string>();
  root.walkDecls(/^--tw-/, ({ prop, value }) => {
    if (value !== (initial.get(prop) ?? 'initial')) set.add(prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--tw-[\w-]+)(?:, ?([^()]*))?\)/g,
      (whole, name: string, fallback?: string) =>
        set.has(name) ? whole : (initial.get(name) ?? fallback ?? whole),
    );
  });
}

/** Removes custom properties that neither CSS nor page reads, and their `@property` rules. */
function removeUnusedProperties(root: Root, names: ReadonlySet<string>): void {
  const used = new Set([...propertiesIn(String(root)), ...names]);
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

/** The custom properties that a text reads. */
const propertiesIn = (text: string) =>
  Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);

/** Removes rules that have become empty. Keeps `@layer a, b;`, which sets the order of layers. */
function removeEmpty(container: postcss.Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'rule' && node.type !== 'atrule') continue;
    if (!node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0 && !(node.type === 'atrule' && node.name === 'layer'))
      node.remove();
  }
}

const isAnimated = (css: string, name: string) =>
  new RegExp(`animation(-name)?:[^;}]*\\b${name}\\b`).test(css);

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

/** Names of which an element, or one around it, must have all: `.class`, `#id` or `element`. */
type Names = string[];

/** What a selector needs: of each list of alternatives, one. */
function needsOf(selector: string): Names[][] {
  let needs: Names[][] = [];
  parseSelector((parsed) => {
    needs = parsed.nodes.flatMap(needsIn);
  }).processSync(selector);
  return needs;
}

function needsIn(selector: Selector): Names[][] {
  return selector.nodes.flatMap((node): Names[][] => {
    if (node.type === 'class') return [[[`.${node.value}`]]];
    if (node.type === 'id') return [[[`#${node.value}`]]];
    if (node.type === 'tag') return [[[node.value.toLowerCase()]]];
    // Alternatives that have alternatives themselves count as met.
    if (node.type === 'pseudo' && /^:(is|where)$/.test(node.value)) {
      return [
        node.nodes.map((one) => needsIn(one).flatMap((all) => (all.length > 1 ? [] : all.flat()))),
      ];
    }
    return [];
  });
}

/** The names that a page has, each once. */
function namesOf(html: string): string[] {
  // Drawings read custom properties in their attributes.
  const names = new Set<string>(propertiesIn(html));
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase());
  for (const [, id] of html.matchAll(/\sid="([^"]+)"/g)) names.add(`#${id}`);
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]+)"/g)) {
    for (const name of list.split(/\s+/)) names.add(`.${name.replaceAll('&amp;', '&')}`);
  }
  return [...names];
}
