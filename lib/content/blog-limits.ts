/**
 * How much of the blog stands on one page, and from when on the rest appears. No page grows with
 * the number of posts.
 */
export const blogLimits = {
  /** Articles on a page of cards; one more, and there are pages. */
  cards: 36,
  /** Titles on a page of the archive. */
  titles: 100,
  /** Tags on the page of tags: the most used ones. */
  tags: 200,
  /** With this many articles the blog shows the way to its archive. */
  archiveFrom: 12,
  /** Related articles below an article. */
  related: 3,
  /** Parts of a series that an article names, the part itself among them. */
  parts: 7,
  /** Articles in a feed: the newest. */
  feed: 20,
  /** Articles in the guide for language models: the newest. */
  guide: 100,
} as const;
