import { kinds, type Post } from '@/lib/content/kinds';
import { postSchema } from '@/lib/content/schemas';
import { patternOf } from '@/lib/graphics/pattern-of';

/** A post, as lists get it. */
export function summary(slug: string, fields: Record<string, unknown> = {}): Post {
  const rest = { title: `About ${slug}`, date: '01-12-2023', preview: 'In short...' };
  const frontMatter = { ...postSchema.parse(rest), tags: [], ...fields };
  const post = {
    ...kinds.posts.toData(frontMatter, {
      image: () => ({ src: '', width: 1, height: 1, sources: [] }),
      periodsOf: () => [],
    }),
    slug,
    markedTitle: frontMatter.title,
    path: `/blog/${slug}/`,
    file: `content/blog/${slug}.md`,
    text: '',
    body: '',
    status: 'published' as const,
    pattern: patternOf(slug),
  };
  return {
    ...post,
    baseUrl: '/blog/',
    folder: 'blog',
    day: undefined,
    metadata: kinds.posts.metadata?.(post),
    label: () => ({}),
    searchText: '',
    sourcePath: undefined,
    marked: () => [],
  };
}

/**
 * Posts on consecutive days.
 * @param count number of posts
 * @param fields additional front matter of the post at a position
 * @returns the posts, newest first
 */
export const summaries = (
  count: number,
  fields: (index: number) => Record<string, unknown> = () => ({}),
) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2023, 11, 31) - index * 86_400_000).toISOString();
    return summary(`post-${index}`, { date: day.slice(0, 10), ...fields(index) });
  });
