import type { ReactNode } from 'react';
import type { Original } from '@/lib/urls';
import { InternalLink } from './internal-link';
import { OriginalLink } from './original-link';

interface CardProps {
  className: string;
  children: ReactNode;
}

/** A card with one link, a {@link CardLink}, which covers all of it. */
export const Card = ({ className, children }: CardProps) => (
  <article
    className={`group relative overflow-hidden card-frame border-line transition-[border-color] duration-quick hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent ${className}`}
  >
    {children}
  </article>
);

interface CardLinkProps {
  /** Path of the page. */
  href: string;
  /** The page in another language, if it is not translated. */
  original?: Original | undefined;
  children: ReactNode;
}

/** The link of a card, so that the whole card is one target. */
export function CardLink({ href, original, children }: CardLinkProps) {
  const props = { className: 'outline-none after:absolute after:inset-0', children };
  return original ? (
    <OriginalLink {...original} {...props} />
  ) : (
    <InternalLink href={href} {...props} />
  );
}
