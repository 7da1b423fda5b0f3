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
  (
    'a abbr b blockquote br button caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 ' +
    'h6 hr i img input ins kbd label li mark ol p pre q rp rt ruby s samp section span strike strong sub summary sup ' +
    'table tbody td tfoot th thead time tr track tt ul var video'
  ).split(' '),
);

const MATHS = new Set(
  (
    'annotation math menclose mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace ' +
    'msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics'
  ).split(' '),
);

const FORBIDDEN_ATTRIBUTE =
  /^(on.*|style|srcdoc|srcset|name|form.*|action|ping|background|xlink:.*|xmlns.*|is|slot|part)$/;

const CLASSES =
  /^(sr-only|heading-anchor|callout|callout-title|wide-table|lightbox-link|footnotes|data-footnote-backref|contains-task-list|task-list-item|language-\S+|code|copy-code|line|highlighted|focused|has-focused|has-diff|has-highlighted|diff|add|remove|t-[a-z-]+|formula|is-long|katex|katex-error)$/;

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
  if (FORBIDDEN_ATTRIBUTE.test(name)) return false;
  // A button outside of a form does nothing without script.
  if (localName === 'button') return /^(class|type|aria-label|data-copy)$/.test(name);
  if (name === 'class') return [...classList].every((word) => CLASSES.test(word));
  if (name === 'src' && localName === 'img' && /^data:image\//.test(value)) return true;
  if (name === 'src' || name === 'poster')
    return /^(img|video|track)$/.test(localName) && isHere(value);
  if (['href', 'cite', 'longdesc'].includes(name)) {
    return linkSchemes.includes(resolve(value)?.protocol.slice(0, -1) ?? 'http');
  }
  return true;
}

const resolve = (address: string) =>
  URL.canParse(address, 'https://site.invalid/blog/')
    ? new URL(address, 'https://site.invalid/blog/')
    : undefined;

const isHere = (address: string) => {
  const url = resolve(address);
  return url === undefined || url.origin === 'https://site.invalid';
};
