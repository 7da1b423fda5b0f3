/** Drafts and scheduled entries are shown only by `npm run dev`. */
export type Status = 'published' | 'draft' | 'scheduled';

/**
 * Decides whether an entry is published.
 * @param day the day on which it appears, YYYY-MM-DD; undefined if it appears at once
 * @param today YYYY-MM-DD
 */
export function statusOf(isDraft: boolean, day: string | undefined, today: string): Status {
  if (isDraft) return 'draft';
  return day !== undefined && day > today ? 'scheduled' : 'published';
}

/** Whether pages, lists, feeds, the sitemap and the search contain an entry. */
export const isShown = (
  { status }: { status: Status },
  { showUnpublished = false }: { showUnpublished?: boolean | undefined },
): boolean => status === 'published' || showUnpublished;
