import type { PostSummary } from '@/lib/content/model';
import { toPostSummary } from '@/lib/content/model';
import type { PostMatter } from '@/lib/content/schema';

/** The summary of a post, as in lists. */
export function summary(id: string, matter: Partial<PostMatter> = {}): PostSummary {
  const rest = { title: `About ${id}`, date: '01-12-2023', preview: 'In short...' };
  const all = { ...rest, tags: [], draft: false, ...matter };
  return toPostSummary(id, all, '2100-01-01');
}

/**
 * Summaries of posts on consecutive days.
 * @param count number of posts
 * @param matter additional front matter of the post at a position
 * @returns the summaries, newest first
 */
export const summaries = (
  count: number,
  matter: (place: number) => Partial<PostMatter> = () => ({}),
) =>
  Array.from({ length: count }, (_, place) => {
    const day = new Date(Date.UTC(2023, 11, 31) - place * 86_400_000).toISOString();
    const [year, month, date] = day.slice(0, 10).split('-');
    return summary(`post-${place}`, { date: `${date}-${month}-${year}`, ...matter(place) });
  });
