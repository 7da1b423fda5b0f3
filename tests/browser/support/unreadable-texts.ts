import type { Page } from '@playwright/test';

/**
 * The texts of the main part and the footer that cannot be seen: transparent, hidden or not
 * rendered. Closed dialogs are left out, and the marks beside headings that link to them.
 */
export const unreadableTexts = (page: Page) =>
  page.locator('main, footer').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const unreadable: string[] = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        const text = textContent?.trim();
        if (!text || !parentElement) continue;
        if (parentElement.closest('script, style, dialog:not([open]), .heading-anchor')) continue;
        const options = { opacityProperty: true, visibilityProperty: true };
        if (!parentElement.checkVisibility(options)) unreadable.push(text);
      }
      return unreadable;
    }),
  );
