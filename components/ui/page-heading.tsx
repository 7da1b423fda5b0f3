import type { ReactNode } from 'react';

/** The h1 of a page. It slides in when the page appears. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1
      id="page-title"
      dir="auto"
      className="animate-slide-in font-display text-page font-bold tracking-tight"
    >
      {children}
    </h1>
  );
}
