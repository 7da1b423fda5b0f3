import type { MouseEvent } from 'react';
import { strings } from '@/data/strings';
import { projectTagPath, type ProjectTag } from '@/lib/content/project-tags';
import { routes, withBasePath } from '@/lib/urls';
import { hasModifierKey } from '../ui/modifier-keys';

interface TagFilterProps {
  tags: readonly ProjectTag[];
  /** The number of all projects. */
  total: number;
  /** The number of projects that are shown. */
  found: number;
  chosen: ProjectTag | undefined;
}

/** The filter of the list of projects: links to share, and what they have found. */
export function TagFilter({ tags, total, found, chosen }: TagFilterProps) {
  const { filter } = strings.projects;

  return (
    <>
      <nav aria-label={filter.label} className="mt-8 noscript:hidden">
        {/* On phones, the chips are on one scrolling line, so that projects are visible at once. */}
        <ul className="strip flex gap-2 max-md:-mx-side max-md:overflow-x-auto max-md:px-side max-md:py-1 md:flex-wrap">
          <Chip label={filter.all} count={total} href={routes.projects} isChosen={!chosen} />
          {tags
            .filter(({ isOffered }) => isOffered)
            .map(({ label, slug, count }) => (
              <Chip
                key={slug}
                label={label}
                count={count}
                href={projectTagPath(slug)}
                isChosen={slug === chosen?.slug}
              />
            ))}
        </ul>
      </nav>
      {/* Visible for a tag that has no chip to show its number. */}
      <p
        role="status"
        className={
          chosen?.isOffered === false
            ? 'mt-4 font-caption text-caption/relaxed text-muted'
            : 'sr-only'
        }
      >
        {chosen ? filter.found(found, total, chosen.label) : filter.total(total)}
      </p>
    </>
  );
}

interface ChipProps {
  label: string;
  count: number;
  href: string;
  isChosen: boolean;
}

function Chip({ label, count, href, isChosen }: ChipProps) {
  return (
    <li>
      <a
        href={withBasePath(href)}
        className="group flex min-h-10 items-center gap-2 rounded-small border border-line px-3 font-caption text-caption whitespace-nowrap [unicode-bidi:plaintext] hover:border-accent aria-[current]:border-text aria-[current]:bg-text aria-[current]:text-bg"
        aria-current={isChosen ? 'true' : undefined}
        onClick={choose}
      >
        {label} <span className="text-muted group-aria-[current]:text-inherit">{count}</span>
      </a>
    </li>
  );
}

/** Changes the URL, which Next's `useSearchParams` follows, without loading a page. */
function choose(event: MouseEvent<HTMLAnchorElement>) {
  if (hasModifierKey(event)) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  if (href !== location.href) history.pushState(null, '', href);
}
