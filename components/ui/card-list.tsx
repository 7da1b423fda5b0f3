import type { ReactNode } from 'react';

interface CardListProps {
  className: string;
  children: ReactNode;
}

/** A list of cards, one per row. */
export const CardList = ({ className, children }: CardListProps) => (
  <ul role="list" className={`grid grid-cols-1 gap-6 ${className}`}>
    {children}
  </ul>
);
