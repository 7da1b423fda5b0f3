import type { Page } from '@playwright/test';

/**
 * The texts of `<main>` and the footer that are invisible: transparent, hidden or not rendered. It
 * ignores closed dialogs and details, buttons and the project filter, which may need script, heading
 * anchors, the source of formulas, and copies that only keep room.
 */
export const unreadableTexts = (page: Page) =>
  page.locator('main, footer').evaluateAll(
    (parts, stripped) =>
      parts.flatMap((part) => {
        const unreadable: string[] = [];
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          const text = textContent?.trim();
          if (!text || !parentElement) continue;
          if (parentElement.closest(stripped)) continue;
          const details = parentElement.closest('details:not([open])');
          if (details && !parentElement.closest('summary')) continue;
          const options = { opacityProperty: true, visibilityProperty: true };
          if (!parentElement.checkVisibility(options)) unreadable.push(text);
        }
        return unreadable;
      }),
    'script, style, dialog:not([open]), button, .noscript\\:hidden, annotation, .invisible[aria-hidden]',
  );
