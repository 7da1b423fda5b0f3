import type { ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from './arrows';
import { InternalLink } from './internal-link';

interface Page {
  href: string;
  title: string;
}

interface NeighboursProps {
  words: { label: string; previous: string; next: string };
  previous: Page | undefined;
  next: Page | undefined;
}

/** Links to the previous and the next page of a sequence. */
export function Neighbours({ words, previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.label} className="neighbours">
      {previous && (
        <Neighbour page={previous}>
          <ArrowLeft />
          {words.previous}
        </Neighbour>
      )}
      {next && (
        <Neighbour page={next} className="neighbour-next">
          {words.next}
          <ArrowRight />
        </Neighbour>
      )}
    </nav>
  );
}

interface NeighbourProps {
  page: Page;
  className?: string;
  children: ReactNode;
}

const Neighbour = ({ page, className = '', children }: NeighbourProps) => (
  <InternalLink href={page.href} className={`neighbour ${className}`}>
    <span className="flex items-center gap-2 font-mono text-caption text-muted">{children}</span>
    <span className="font-display text-title font-bold">{page.title}</span>
  </InternalLink>
);
