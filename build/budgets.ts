/** Minimum Lighthouse scores of a page. */
export const scoreBudgets = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/**
 * Maximum times of a page on Lighthouse's two devices: first and largest contentful paint and total
 * blocking time in milliseconds, and cumulative layout shift.
 */
export const timeBudgets = {
  mobile: { fcp: 750, lcp: 750, tbt: 20, cls: 0 },
  desktop: { fcp: 300, lcp: 300, tbt: 20, cls: 0 },
};

/**
 * Maximum times of the first touch, until text is in its final font, and of the blocking when React starts,
 * in milliseconds: scripts/bench/first-touch.ts.
 */
export const firstTouchBudgets = {
  drawer: 200,
  theme: 200,
  filter: 200,
  'search field': 300,
  gallery: 500,
  'final type': 1000,
  hydration: 400,
};

/**
 * Maximum bytes after brotli. They do not depend on the machine, so the browser tests check them.
 * A document of 14 kB arrives in the first round trip of a new connection:
 * https://www.rfc-editor.org/rfc/rfc6928
 */
export const byteBudgets = {
  /**
   * A page with its inline CSS, without the text of an article. This one is after `gzip -6`, which hosts
   * such as GitHub Pages send.
   */
  document: 14_000,
  /** A page without its `<main>`, whose length depends on the content. The font of its headings is 2 kB. */
  frame: 11_500,
  /** The scripts of a visit that only reads. */
  reading: 5_000,
  /** All scripts of a page, with React. */
  scripts: 120_000,
  /** All fonts together. WOFF2 is already compressed. */
  fonts: 60_000,
};
