/**
 * How many items the parts of the blog show. No page grows with the number of posts.
 */
export const blogLimits = {
  /** Articles on a page of cards. More are on further pages. */
  cards: 36,
  /** Titles on a page of the archive. */
  titles: 100,
  /** Tags on the page of tags: the most used ones. */
  tags: 200,
  /** From this many articles on, the blog links to its archive. */
  archiveFrom: 12,
  /** Related articles below an article. */
  related: 3,
  /** Parts of a series that an article names, the part itself among them. */
  parts: 7,
  /** Articles in a feed: the newest. */
  feed: 20,
} as const;
