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
  /** Slugs of its tags. */
  tags: readonly string[];
  card: ReactNode;
}

interface ProjectFilterProps {
  tags: readonly ProjectTag[];
  items: readonly FilteredItem[];
}

/**
 * A list of projects that the query of the URL narrows down: `?tag=solidity`. All of them are in the page;
 * the chips are links, so that a choice can be shared, opened in a new tab and gone back from.
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
    // Next does not follow the history yet: the link leads there by itself.
    if (!('hydrated' in document.documentElement.dataset)) return;
    event.preventDefault();
    setChosen(true);
    const { href } = event.currentTarget;
    // Next follows this: https://nextjs.org/docs/app/getting-started/linking-and-navigating
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
