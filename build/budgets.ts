/** Lighthouse's scores of a page, at least. */
export const scoreBudgets = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/**
 * What a page may cost at most on Lighthouse's two devices: first and largest contentful paint and
 * total blocking time in milliseconds, and cumulative layout shift.
 */
export const timeBudgets = {
  mobile: { fcp: 750, lcp: 750, tbt: 20, cls: 0 },
  desktop: { fcp: 300, lcp: 300, tbt: 20, cls: 0 },
};

/** From what a visitor does to the paint that responds to it, in milliseconds. */
export const interactionBudget = 100;

/**
 * Bytes after brotli. They do not depend on the machine, so the browser tests check them.
 * A document of 14 kB arrives in the first round trip of a new connection:
 * https://www.rfc-editor.org/rfc/rfc6928
 */
export const byteBudgets = {
  /** A page with the CSS in it, without the text of an article. */
  document: 14_000,
  /** A page without its main part, whose length is up to the owner. */
  frame: 11_000,
  /** All scripts that a page loads by itself. */
  scripts: 125_000,
  /** All fonts together, which are compressed already. */
  fonts: 90_000,
};
