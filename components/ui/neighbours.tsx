'use client';

import { ArrowLeft, ArrowRight } from './arrows';
import { InternalLink } from './internal-link';

export interface Neighbour {
  href: string;
  title: string;
}

interface NeighboursProps {
  /** What stands before and after: "project". */
  noun: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/**
 * The way to the previous and to the next of a row of pages. A client component, so that the data of a
 * page do not spell it out.
 */
export function Neighbours({ noun, previous, next }: NeighboursProps) {
  return (
    <nav aria-label={`More ${noun}s`} className="neighbours">
      {previous && (
        <InternalLink href={previous.href} className="neighbour">
          <span className="flex items-center gap-2 font-mono text-caption text-muted">
            <ArrowLeft />
            Previous {noun}
          </span>
          <span className="font-display text-title font-bold">{previous.title}</span>
        </InternalLink>
      )}
      {next && (
        <InternalLink href={next.href} className="neighbour neighbour-next">
          <span className="flex items-center gap-2 font-mono text-caption text-muted">
            Next {noun}
            <ArrowRight />
          </span>
          <span className="font-display text-title font-bold">{next.title}</span>
        </InternalLink>
      )}
    </nav>
  );
}
