import { ArrowLeft, ArrowRight } from './arrows';
import { InternalLink } from './internal-link';

export interface Neighbour {
  href: string;
  title: string;
}

interface NeighboursProps {
  words: { label: string; previous: string; next: string };
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** Links to the previous and the next page of a sequence. */
export function Neighbours({ words, previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.label} className="neighbours">
      {previous && (
        <InternalLink href={previous.href} className="neighbour">
          <span className="flex items-center gap-2 font-mono text-caption text-muted">
            <ArrowLeft />
            {words.previous}
          </span>
          <span className="font-display text-title font-bold">{previous.title}</span>
        </InternalLink>
      )}
      {next && (
        <InternalLink href={next.href} className="neighbour neighbour-next">
          <span className="flex items-center gap-2 font-mono text-caption text-muted">
            {words.next}
            <ArrowRight />
          </span>
          <span className="font-display text-title font-bold">{next.title}</span>
        </InternalLink>
      )}
    </nav>
  );
}
