/*
 * Fades sections in when they first scroll into view (components/motion/reveal.tsx). It hides what lies
 * below the screen only, and nothing if the visitor wants less motion.
 */

/** Duration of the fade, in milliseconds. */
const FADE = 1000;

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    target.removeAttribute('data-reveal');
    target.animate({ opacity: [0, 1] }, FADE);
  }
});

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  for (const element of document.querySelectorAll('[data-reveal]')) {
    if (element.getBoundingClientRect().top <= innerHeight) continue;
    element.setAttribute('data-reveal', 'hidden');
    observer.observe(element);
  }
}
