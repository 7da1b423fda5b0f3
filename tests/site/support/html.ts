import { linkSchemes } from '@/lib/urls';

/** Parses HTML like `innerHTML`. */
export function fragment(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

/** The other hosts that a policy allows, by directive. */
export const hostsIn = (policy: string) =>
  Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.match(/https?:\S*/g)])
      .filter(([, hosts]) => hosts),
  );

const ELEMENTS = new Set(
  [
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ['blockquote', 'figcaption', 'figure', 'hr', 'p', 'pre'],
    ['details', 'div', 'section', 'summary'],
    ['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
    ['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
    ['a', 'abbr', 'br', 'q', 'span', 'sub', 'sup', 'time'],
    ['b', 'em', 'i', 'mark', 'strong'],
    ['code', 'kbd', 'samp', 'tt', 'var'],
    ['del', 'ins', 's', 'strike'],
    ['rp', 'rt', 'ruby'],
    ['button', 'input', 'label'],
    ['img', 'track', 'video'],
  ].flat(),
);

const MATHS = new Set(
  [
    ['annotation', 'math', 'semantics'],
    ['mi', 'mn', 'mo', 'ms', 'mspace', 'mtext'],
    ['menclose', 'mfrac', 'mpadded', 'mphantom', 'mroot', 'mrow', 'msqrt', 'mstyle'],
    ['mover', 'msub', 'msubsup', 'msup', 'munder', 'munderover'],
    ['mmultiscripts', 'mprescripts', 'none'],
    ['mtable', 'mtd', 'mtr'],
  ].flat(),
);

const FORBIDDEN_ATTRIBUTES = new Set(
  [
    ['action', 'ping'],
    ['background', 'srcdoc', 'srcset', 'style'],
    ['is', 'name', 'part', 'slot'],
  ].flat(),
);

const FORBIDDEN_PREFIXES = ['form', 'on', 'xlink:', 'xmlns'];

const CLASSES = new Set(
  [
    ['callout', 'callout-title', 'heading-anchor', 'lightbox-link', 'sr-only', 'wide-table'],
    ['data-footnote-backref', 'footnotes'],
    ['contains-task-list', 'task-list-item'],
    ['code', 'copy-code', 'line'],
    ['focused', 'has-focused', 'has-highlighted', 'highlighted'],
    ['add', 'diff', 'has-diff', 'remove'],
    ['formula', 'is-long', 'katex', 'katex-error'],
  ].flat(),
);

/** The classes of a language, and of the colours of its code. */
const CLASS_OF_LANGUAGE = /^(language-.+|t-[a-z-]+)$/;

/**
 * Finds forbidden elements and attributes in sanitised HTML: those that run script, load from other
 * origins, change the style of the page or shadow properties of `document`.
 */
export function dangersIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(isKnown(element) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) =>
      isHarmless(element, name.toLowerCase(), value) ? [] : [`${name}="${value}"`],
    ),
  ]);
}

function isKnown(element: Element): boolean {
  const { localName, namespaceURI } = element;
  if (namespaceURI === 'http://www.w3.org/1998/Math/MathML') return MATHS.has(localName);
  return namespaceURI === 'http://www.w3.org/1999/xhtml' && ELEMENTS.has(localName);
}

function isHarmless(element: Element, name: string, value: string): boolean {
  const { localName, classList } = element;
  // The form of a MathML operator: `prefix`, `infix` or `postfix`.
  if (localName === 'mo' && name === 'form') return true;
  if (localName === 'math' && name === 'xmlns') return true;
  if (FORBIDDEN_ATTRIBUTES.has(name)) return false;
  if (FORBIDDEN_PREFIXES.some((prefix) => name.startsWith(prefix))) return false;
  // A button outside of a form does nothing without script.
  if (localName === 'button') return /^(class|type|aria-label|data-copy)$/.test(name);
  if (name === 'class') {
    return [...classList].every((word) => CLASSES.has(word) || CLASS_OF_LANGUAGE.test(word));
  }
  if (name === 'src' && localName === 'img' && /^data:image\//.test(value)) return true;
  if (name === 'src' || name === 'poster')
    return /^(img|video|track)$/.test(localName) && isHere(value);
  if (['href', 'cite', 'longdesc'].includes(name)) {
    return linkSchemes.includes(resolve(value)?.protocol.slice(0, -1) ?? 'http');
  }
  return true;
}

const page = 'https://site.invalid/blog/';

const resolve = (url: string) => (URL.canParse(url, page) ? new URL(url, page) : undefined);

const isHere = (url: string) => {
  const resolved = resolve(url);
  return resolved === undefined || resolved.origin === 'https://site.invalid';
};
