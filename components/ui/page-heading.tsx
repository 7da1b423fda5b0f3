import type { ReactNode } from 'react';

/** The h1 of a page. It slides in when the page appears. */
export function PageHeading({ children }: { children: ReactNode }) {
  const isLong = typeof children === 'string' && children.length > 24;
  return (
    <h1
      id="page-title"
      dir="auto"
      className={`animate-slide-in font-display font-bold tracking-tight ${isLong ? 'text-long-page' : 'text-page'}`}
    >
      {children}
    </h1>
  );
}
