/** How many items each part of the blog shows, so that no page grows with the number of posts. */
export const blogLimits = {
  /** Articles on a page of cards. */
  cardsPerPage: 36,
  /** Titles on a page of the archive. */
  titlesPerPage: 100,
  /** From this number of articles on, the blog links to its archive. */
  archiveFrom: 12,
  /** Related articles below an article. */
  related: 3,
  /** Parts of a series that an article lists, itself included. */
  seriesParts: 7,
  /** Articles in a feed, newest first. */
  feed: 20,
} as const;
