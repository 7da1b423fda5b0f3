import postcss, { type AtRule } from 'postcss';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';

/** Chooses the CSS that a page needs. */
export type PageStyles = (html: string, sheets: readonly string[]) => Promise<string>;

/** Attributes that are added in the browser. */
const laterAttributes = ['data-theme', 'open', 'popover', 'hidden', 'aria-current'];

/** Selectors that are not needed for the first paint. */
const later =
  /^::(-webkit-|file-selector-button|placeholder|view-transition)|::selection|:has\(dialog|(?<!:not\([^)]*):(hover|focus-visible)/;

/** Properties that are not needed for the first paint, and the variables of Tailwind that they use. */
const laterProperties = /^(transition|--tw-(duration|ease)$)/;

/**
 * Returns a function that chooses the CSS for the first paint of a page: all rules that could match it, except those
 * for web fonts, print, closed and open dialogs, animations that follow scrolling, transitions, hovered, focused and
 * selected elements, and parts of form fields.
 * @param readSheet reads a style sheet by its URL
 */
export function pageStyles(readSheet: (url: string) => string): PageStyles {
  // All pages of a kind load the same sheets.
  const read = new Map<string, Css>();
  const results = new Map<string, Promise<string>>();
  return (html, sheets) => {
    const urls = sheets.join(' ');
    const css = read.get(urls) ?? cssOf(sheets.map(readSheet).join('\n'));
    read.set(urls, css);
    // Closed dialogs are not painted, nor are scripts, which are half of a page.
    const found = namesIn(html.replace(/<(dialog|script)[^]*?<\/\1>/g, ''), css);
    // Most pages of one kind use the same names.
    const key = JSON.stringify([sheets, found]);
    const result = results.get(key) ?? purge(css.text, found);
    results.set(key, result);
    return result;
  };
}

/** The text of style sheets, with what all pages look up in it. */
interface Css {
  text: string;
  /** The attributes that rules match. */
  attributes: readonly string[];
}

function cssOf(text: string): Css {
  const attributes = Array.from(text.matchAll(/\[([a-z][\w-]*)/g), ([, name = '']) => name);
  return { text, attributes: [...new Set(attributes)] };
}

async function purge(css: string, found: ExtractorResultDetailed): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: firstPaint(css) }],
    extractors: [{ extensions: ['html'], extractor: () => found }],
    // Selectors with these attributes match with any value.
    dynamicAttributes: [...laterAttributes, ...found.attributes.names],
    keyframes: true,
    variables: true,
  });
  return withoutLeftovers(result?.css ?? css);
}

function firstPaint(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    if (rule.toString().includes('url(')) rule.remove();
  });
  root.walkAtRules(/^(media|supports)$/, (rule) => {
    if (/^print$|timeline/.test(rule.params)) rule.remove();
  });
  root.walkRules(later, (rule) => {
    const early = rule.selectors.filter((selector) => !later.test(selector));
    if (early.length > 0) rule.selectors = early;
    else rule.remove();
  });
  root.walkDecls(laterProperties, (declaration) => {
    const rule = declaration.parent;
    declaration.remove();
    if (rule?.nodes.length === 0) rule.remove();
  });
  root.walkRules(/:(is|where)\(/, (rule) => {
    // PurgeCSS drops a selector with pseudo-classes only, because it looks for a name outside them.
    rule.selectors = rule.selectors.map((selector) => selector.replace(/^:(?=is|where)/, '*:'));
  });
  return root.toString();
}

/** Removes what PurgeCSS keeps: registrations of unused custom properties, and at-rules that are now empty. */
function withoutLeftovers(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('property', (rule) => {
    if (!css.includes(`var(${rule.params}`)) rule.remove();
  });
  // Innermost rules first, because their removal can leave the outer ones empty.
  const blocks: AtRule[] = [];
  root.walkAtRules((rule) => {
    blocks.unshift(rule);
  });
  for (const rule of blocks) if (rule.nodes?.length === 0) rule.remove();
  return root.toString();
}

/** The names of a page that rules can match, each once and sorted: the same for many pages. */
function namesIn(html: string, css: Css): ExtractorResultDetailed {
  const unique = (names: Iterable<string>) => [...new Set(names)].sort();
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, name = '']) => name);
  const classes = all(/\sclass="([^"]*)"/g).flatMap((list) => decodeEntities(list).split(/\s+/));
  const attributes = new Set(all(/\s([a-z][\w-]*)(?:="[^"]*")?(?=[\s/>])/g));
  return {
    tags: unique(all(/<([a-z][\w-]*)/g)),
    classes: unique(classes),
    ids: unique(all(/\sid="([^"]*)"/g)).filter((id) => css.text.includes(`#${id}`)),
    attributes: {
      names: unique(css.attributes.filter((name) => attributes.has(name))),
      values: [],
    },
    undetermined: [],
  };
}

/** The characters that React escapes in attributes. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decodeEntities = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
