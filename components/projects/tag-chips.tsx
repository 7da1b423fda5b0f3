import type { ProjectTag } from '@/lib/content/project-tags';
import { projectTagRoute } from '@/lib/content/project-tags';
import { routes } from '@/lib/urls';
import { withBasePath } from '@/lib/base-path';
import { strings } from '@/data/strings';
import { settings } from '@/data/site';

interface TagChipsProps {
  tags: readonly ProjectTag[];
  /** How many projects there are. */
  total: number;
}

/** Links that filter the list. Tags of several projects come first, the others are folded away. */
export function TagChips({ tags, total }: TagChipsProps) {
  const words = strings.projects.filter;
  const shared = tags.filter(({ count }) => count > 1);
  const single = tags.filter(({ count }) => count === 1);
  const chip = ({ label, slug, count }: ProjectTag) => (
    <li key={slug}>
      <a
        href={withBasePath(slug ? projectTagRoute(slug) : routes.projects)}
        className="tag-chip"
        aria-current={slug ? undefined : 'true'}
        suppressHydrationWarning
      >
        {label} <span>{count}</span>
      </a>
    </li>
  );
  return (
    <nav aria-label={words.label} className="tag-filter mt-8 noscript:hidden">
      <ul className="tag-chips">
        {chip({ label: words.all, slug: '', count: total })}
        {shared.map(chip)}
      </ul>
      {single.length > 0 && (
        <details>
          <summary className="min-h-10 w-max cursor-pointer py-2 font-mono text-caption/[1.7] text-muted hover:text-accent">
            {words.more(single.length)}
          </summary>
          <ul className="tag-chips pb-2 max-md:flex-wrap">{single.map(chip)}</ul>
        </details>
      )}
    </nav>
  );
}
