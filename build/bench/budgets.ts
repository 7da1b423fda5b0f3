/** What a page may cost. Scores are the least, all others the most. */
export interface Budget {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** Times in milliseconds: first and largest contentful paint, total blocking time. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

/** The scores among the figures of a {@link Budget}. */
export const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

/** By Lighthouse's preset: a phone on slow 4G, and a desktop computer. */
export const budgets: Record<'mobile' | 'desktop', Budget> = {
  mobile: { ...scores, fcp: 750, lcp: 750, tbt: 20, cls: 0 },
  desktop: { ...scores, fcp: 300, lcp: 300, tbt: 20, cls: 0 },
};

/** From what a visitor does to the paint that answers, in milliseconds. */
export const interactionBudget = 100;

/**
 * Bytes after brotli, which do not depend on the machine: `npm test` holds them.
 * A document of 14 kB arrives in the first round trip of a new connection:
 * https://www.rfc-editor.org/rfc/rfc6928
 */
export const byteBudgets = {
  /** A page with the CSS in it. The text of an article is not counted. */
  document: 14_000,
  /** A page without its main part, whose length is the owner's matter. */
  frame: 11_000,
  /** All scripts that a page loads by itself. */
  scripts: 125_000,
  /** All fonts together, as they are: fonts are compressed already. */
  fonts: 90_000,
};
