import type { Page } from '@playwright/test';

/** Links and buttons outside of running text and of an owner's HTML that are less than 24 px high or wide: WCAG 2.5.8. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, summary')]
      .filter(
        (target) => !target.closest('p, .prose a, .sr-only, li > :not(a)') || target.closest('nav'),
      )
      .filter(
        (target) =>
          ![...target.parentNode!.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          ),
      )
      .filter((target) => target.checkVisibility())
      .map((target) => ({
        target,
        box: (target.closest('label') ?? target).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width}x${box.height}`),
  );
