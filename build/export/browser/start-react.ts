/*
 * Fetches React and the scripts of Next, and lets them start. A page asks for this script when something
 * needs React (load-on-need.ts). The build puts `const resources = …` before it.
 */
import { element } from '@/lib/enhance/element';
import './trusted-types';

/** Lists that Next's scripts read when they start. */
type Lists = Record<'__next_f' | 'TURBOPACK', unknown[] | undefined>;

const { flight } = document.currentScript as HTMLScriptElement;

const add = <Tag extends 'link' | 'script'>(tag: Tag, attributes: Record<string, string>) =>
  document.head.appendChild(element(tag, attributes));

const hydrate = async () => {
  const data = fetch(flight);
  let left = resources.styles.length;
  for (const [href, integrity] of resources.styles) {
    // React looks for the sheets by these attributes, and asks for what it does not find.
    const attributes = { rel: 'stylesheet', href, integrity, 'data-precedence': 'next' };
    // Not for the screen yet: the page has its fonts, and would load and set them once more.
    const link = add('link', { ...attributes, media: 'print' });
    link.onload = () => {
      removeFonts(link.sheet);
      link.removeAttribute('media');
      // The same rules twice make every change of style dearer.
      if (--left === 0) document.querySelector('head > style')?.remove();
    };
  }
  for (const [href, integrity] of resources.scripts) {
    add('link', { rel: 'preload', as: 'script', href, integrity });
  }
  const response = await data;
  if (!response.ok) throw new Error(`${flight}: ${response.status}`);
  const lists = window as unknown as Lists;
  lists.__next_f = [[0], [1, await response.text()]];
  (lists.TURBOPACK ??= []).push(resources.entry);
  for (const [src, integrity] of resources.scripts) add('script', { src, integrity, async: '' });
};

const removeFonts = (sheet: CSSStyleSheet | null) => {
  for (let at = sheet?.cssRules.length ?? 0; at-- > 0;) {
    const rule = sheet?.cssRules[at];
    if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) sheet?.deleteRule(at);
  }
};

hydrate().catch((error: unknown) => console.error('The page stays without React:', error));
