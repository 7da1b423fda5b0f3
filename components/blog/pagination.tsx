import { strings } from '@/data/strings';
import type { ListPage } from '@/lib/content/blog-index';
import { listPagePath } from '@/lib/urls';
import { ArrowBack, ArrowForward } from '../ui/arrows';
import { InternalLink } from '../ui/internal-link';
import { TextLink } from '../ui/text-link';

/** Links to the other pages of a list. Renders nothing for a list of one page. */
export function Pagination({ page: { group, number, count } }: { page: ListPage }) {
  if (count === 1) return null;
  const { blog, layout } = strings;
  const to = (page: number) => listPagePath(group.path, page);
  return (
    <nav
      aria-label={blog.pages}
      className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6"
    >
      {number > 1 && (
        <TextLink href={to(number - 1)} rel="prev">
          <ArrowBack />
          {layout.previous}
        </TextLink>
      )}
      <ol className="flex flex-wrap gap-1 font-caption text-caption">
        {pageNumbers(number, count).map((page, index, shown) => (
          <li key={page} className="flex items-center">
            {page - (shown[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="text-muted">
                …
              </span>
            )}
            <InternalLink
              href={to(page)}
              className={`grid min-h-8 min-w-8 place-items-center rounded-small px-1 ${page === number ? 'bg-raised' : 'hover:text-accent'}`}
              aria-current={page === number ? 'page' : undefined}
              aria-label={blog.page(page, count)}
            >
              {page}
            </InternalLink>
          </li>
        ))}
      </ol>
      {number < count && (
        <TextLink href={to(number + 1)} rel="next">
          {layout.next}
          <ArrowForward />
        </TextLink>
      )}
    </nav>
  );
}

/** The first, last and current page, and those next to the current one. */
function pageNumbers(number: number, count: number): number[] {
  const shown = [1, number - 1, number, number + 1, count];
  return [...new Set(shown)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
}
