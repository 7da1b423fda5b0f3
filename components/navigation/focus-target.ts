/* The focus after a change of page, which Next leaves at the link. */

import { decode } from '@/lib/urls';

/** Time between a change of page and the scroll to the hash, in milliseconds. */
const SCROLL_DELAY = 100;

/**
 * Moves the focus to where it is after loading a document: to the target of the hash, or to the start of the page.
 * The page scrolls smoothly to the target.
 * @param hash of the URL, such as `#contact`, maybe percent-encoded; empty for none
 * @returns a function that cancels the scroll if it has not begun
 */
export function focusTarget(hash: string): () => void {
  if (!hash) {
    focusFrom(document.body);
    return () => undefined;
  }
  const timer = setTimeout(() => {
    const target = targetOf(hash.slice(1));
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
    focusFrom(target ?? document.body);
  }, SCROLL_DELAY);
  return () => clearTimeout(timer);
}

/** https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element */
const targetOf = (fragment: string) =>
  document.getElementById(fragment) ?? document.getElementById(decode(fragment));

/** Lets Tab go on from an element, which gets the focus only if it can have it. Nothing scrolls. */
function focusFrom(element: HTMLElement) {
  const modal = document.querySelector('dialog:modal');
  if (modal) {
    // A dialog that closes returns the focus.
    modal.addEventListener('close', () => focusFrom(element), { once: true });
    return;
  }
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (!isFocusable) element.removeAttribute('tabindex');
}
