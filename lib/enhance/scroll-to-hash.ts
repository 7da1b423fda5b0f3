/*
 * Scrolls smoothly to the target of the URL's hash when a page is opened, and after a click on a link to
 * a place on the same page.
 */

import { decode } from '../decode';

/** Time until the scroll, in milliseconds. */
const SCROLL_DELAY = 100;

let timer: ReturnType<typeof setTimeout>;

const scrollSoon = () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const fragment = location.hash.slice(1);
    // Try the fragment undecoded first: https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
    // The id of a footnote may contain percent signs.
    const target = document.getElementById(fragment) ?? document.getElementById(decode(fragment));
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth' });
  }, SCROLL_DELAY);
};

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a[href*="#"]');
  if (link instanceof HTMLAnchorElement && link.pathname === location.pathname) scrollSoon();
});
if (location.hash) scrollSoon();
