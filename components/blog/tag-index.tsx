import { strings } from '@/data/strings';
import type { PostGroup } from '@/lib/content/blog-index';
import { blogLimits } from '@/lib/content/blog-limits';
import { InternalLink } from '../ui/internal-link';

/** The tags of the blog in alphabetical order, with their numbers of articles. */
export function TagIndex({ tags }: { tags: readonly PostGroup[] }) {
  const shown = mostUsed(tags);
  return (
    <>
      <p className="mt-6 font-mono text-caption text-muted">
        {shown.length < tags.length
          ? strings.lists.tags.mostUsed(shown.length, tags.length)
          : strings.lists.tags.count(tags.length)}
      </p>
      <ul role="list" className="mt-10 grid grid-cols-wide gap-x-8 border-t border-line">
        {shown.map(({ name, path, posts }) => (
          <li key={path}>
            <InternalLink
              href={path}
              className="flex items-baseline justify-between gap-4 border-b border-line py-3 font-medium hover:border-accent hover:text-accent"
            >
              <span className="min-w-0">{name}</span>
              <span className="font-mono text-caption text-muted">
                <span aria-hidden="true">{posts.length}</span>
                <span className="sr-only">{strings.blog.count(posts.length)}</span>
              </span>
            </InternalLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const mostUsed = (tags: readonly PostGroup[]) =>
  [...tags]
    .sort((a, b) => b.posts.length - a.posts.length || byName(a, b))
    .slice(0, blogLimits.tags)
    .sort(byName);

const byName = (a: PostGroup, b: PostGroup) => a.name.localeCompare(b.name, 'en');
