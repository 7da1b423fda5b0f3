import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import type { PostGroup } from '@/lib/content/blog-index';
import { InternalLink } from '../ui/internal-link';

/** The tags of the blog in alphabetical order, with their numbers of articles. */
export function TagIndex({ tags }: { tags: readonly PostGroup[] }) {
  const byName = (a: PostGroup, b: PostGroup) => a.name.localeCompare(b.name, settings.language);
  return (
    <>
      <p className="mt-6 font-caption text-caption text-muted">
        {strings.lists.tags.count(tags.length)}
      </p>
      <ul role="list" className="mt-10 grid grid-cols-wide gap-x-8 border-t border-line">
        {[...tags].sort(byName).map(({ name, path, posts }) => (
          <li key={path}>
            <InternalLink
              href={path}
              className="flex items-baseline justify-between gap-4 border-b border-line py-3 font-medium hover:border-accent hover:text-accent"
            >
              <span className="min-w-0 [unicode-bidi:plaintext]">{name}</span>
              <span className="font-caption text-caption text-muted">
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
