import type { ReactNode } from 'react';
import { strings } from '@/data/strings';
import { ArrowBack, ArrowForward } from './arrows';
import { InternalLink } from './internal-link';

interface Page {
  path: string;
  title: string;
  shortTitle?: string | undefined;
  description: string;
}

interface AdjacentPagesProps {
  label: string;
  previous: Page | undefined;
  next: Page | undefined;
  className?: string;
}

/** Links to the previous and the next page of a sequence. */
export function AdjacentPages({ label, previous, next, className = '' }: AdjacentPagesProps) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={label}
      className={`grid gap-x-6 md:grid-cols-2 max-md:*:nth-2:border-t-0 ${className}`}
    >
      {previous && (
        <AdjacentPage page={previous}>
          <ArrowBack />
          {strings.layout.previous}
        </AdjacentPage>
      )}
      {next && (
        <AdjacentPage page={next} className="md:items-end md:text-end">
          {strings.layout.next}
          <ArrowForward />
        </AdjacentPage>
      )}
    </nav>
  );
}

interface AdjacentPageProps {
  page: Page;
  className?: string;
  children: ReactNode;
}

const AdjacentPage = ({ page, className = '', children }: AdjacentPageProps) => (
  <InternalLink
    href={page.path}
    className={`flex flex-col gap-2 border-y border-line py-5 wrap-anywhere hover:border-accent hover:text-accent md:only:col-span-full ${className}`}
  >
    <span className="flex items-center gap-2 font-caption text-caption text-muted">{children}</span>
    <span className="font-display text-title font-bold">{page.shortTitle ?? page.title}</span>
    <span className="text-muted">{page.description}</span>
  </InternalLink>
);
