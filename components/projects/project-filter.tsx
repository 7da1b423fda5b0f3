'use client';

import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import type { ProjectTag } from '@/lib/content/project-tags';
import { fill, fillPlural } from '@/lib/site/fill';
import { projects, settings } from '@/lib/site/words';
import { FilterScript } from './filter-script';
import { TagChips } from './tag-chips';
import { TagFromUrl } from './tag-from-url';

interface FilteredItem {
  key: string;
  /** Slugs of the project's tags. */
  tags: readonly string[];
  card: ReactNode;
}

interface ProjectFilterProps {
  tags: readonly ProjectTag[];
  items: readonly FilteredItem[];
}

/**
 * A list of projects, filtered by the query of the URL: `?tag=solidity`. The HTML contains all of
 * them. The chips are links, so that a filter can be shared, opened in a new tab and undone with
 * the back button.
 */
export function ProjectFilter({ tags, items }: ProjectFilterProps) {
  const [asked, setAsked] = useState('');
  const [hasChosen, setChosen] = useState(false);
  const tag = tags.find(({ slug, label }) =>
    [slug, label.toLowerCase()].includes(asked.toLowerCase()),
  );
  const isShown = (item: FilteredItem) => !tag || item.tags.includes(tag.slug);

  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Before hydration Next does not observe the history: let the browser follow the link.
    if (!('hydrated' in document.documentElement.dataset)) return;
    event.preventDefault();
    setChosen(true);
    const { href } = event.currentTarget;
    // Next observes this: https://nextjs.org/docs/app/getting-started/linking-and-navigating
    if (href !== window.location.href) window.history.pushState(null, '', href);
  };

  return (
    <>
      <Suspense>
        <TagFromUrl onChange={setAsked} />
      </Suspense>
      <TagChips tags={tags} total={items.length} current={tag?.slug} onChoose={choose} />
      <p role="status" className="tag-status" suppressHydrationWarning>
        {statusText(items.length, tag, asked)}
      </p>
      <ul className={`card-list project-list ${hasChosen ? 'drop-in' : 'slide-down stagger'}`}>
        {items.map((item) => (
          <li
            key={item.key}
            data-tags={item.tags.join(' ')}
            hidden={!isShown(item)}
            suppressHydrationWarning
          >
            {item.card}
          </li>
        ))}
      </ul>
      <FilterScript />
    </>
  );
}

function statusText(total: number, tag: ProjectTag | undefined, asked: string): string {
  const { found, unknown, total: all } = projects.filter;
  if (tag) return fill(found, { count: tag.count, total, tag: tag.label });
  if (asked) return fill(unknown, { tag: asked, total });
  return fillPlural(all, total, settings.language);
}
