import type { ReactNode } from 'react';
import { InternalLink } from './internal-link';

interface CardProps {
  className: string;
  children: ReactNode;
}

/** A card with one link, a {@link CardLink}, which covers all of it. */
export const Card = ({ className, children }: CardProps) => (
  <article
    className={`group relative overflow-hidden rounded-large border border-line bg-surface transition-[border-color] duration-quick hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent ${className}`}
  >
    {children}
  </article>
);

/** The link of a card, so that the whole card is one target. */
export const CardLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <InternalLink href={href} className="outline-none after:absolute after:inset-0">
    {children}
  </InternalLink>
);
