import { strings } from '@/data/strings';
import type { PostGroup } from '@/lib/content/blog-index';
import { InternalLink } from '../ui/internal-link';

/** The years of the blog, newest first, with their numbers of articles. */
export function YearIndex({ years }: { years: readonly PostGroup[] }) {
  return (
    <ul role="list" className="mt-10">
      {years.map(({ name, path, posts }) => (
        <li key={path}>
          <InternalLink
            href={path}
            className="flex flex-wrap items-baseline justify-between gap-x-8 border-t border-line py-5 hover:border-accent hover:text-accent"
          >
            <span className="font-display text-numeral font-bold">{name}</span>
            <span className="min-w-0 font-caption text-caption text-muted">
              {strings.blog.count(posts.length)}
            </span>
          </InternalLink>
        </li>
      ))}
    </ul>
  );
}
