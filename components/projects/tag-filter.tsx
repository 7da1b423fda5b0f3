import type { MouseEvent } from 'react';
import { strings } from '@/data/strings';
import { projectTagPath, type ProjectTag } from '@/lib/content/project-tags';
import { routes, withBasePath } from '@/lib/urls';
import { hasModifierKey } from '../ui/modifier-keys';

interface TagFilterProps {
  tags: readonly ProjectTag[];
  total: number;
  /** Slug of the chosen tag; empty for none. */
  chosen: string;
  onChoose: (url: string) => void;
}

/** On phones, the chips are on one scrolling line, so that projects are visible at once. */
const lineStyle =
  'flex gap-2 max-md:-mx-side-inside max-md:overflow-x-auto max-md:px-side-inside max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap';

/** The filter of the list of projects: links to share, with the tags of single projects folded away. */
export function TagFilter({ tags, total, chosen, onChoose }: TagFilterProps) {
  const shared = tags.filter(({ count }) => count > 1);
  const single = tags.filter(({ count }) => count === 1);
  const { filter } = strings.projects;

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    if (href !== location.href) onChoose(href);
  }

  const chip = ({ label, slug, count }: ProjectTag) => (
    <li key={slug}>
      <a
        href={withBasePath(slug ? projectTagPath(slug) : routes.projects)}
        className="group flex min-h-10 items-center gap-2 rounded-small border border-line px-3 font-mono text-caption whitespace-nowrap hover:border-accent aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-bg"
        aria-current={slug === chosen ? 'true' : undefined}
        onClick={choose}
      >
        {label} <span className="text-muted group-aria-[current]:text-inherit">{count}</span>
      </a>
    </li>
  );

  return (
    <nav aria-label={filter.label} className="mt-8 noscript:hidden">
      <ul className={lineStyle}>
        {chip({ label: filter.all, slug: '', count: total })}
        {shared.map(chip)}
      </ul>
      {single.length > 0 && (
        <details>
          <summary className="min-h-10 w-max cursor-pointer py-2 font-mono text-caption/relaxed text-muted hover:text-accent">
            {filter.more(single.length)}
          </summary>
          <ul className={`${lineStyle} pb-2 max-md:flex-wrap`}>{single.map(chip)}</ul>
        </details>
      )}
    </nav>
  );
}
