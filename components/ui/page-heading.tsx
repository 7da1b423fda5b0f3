import type { ReactNode } from 'react';

/** The one h1 of a page; it slides in when the page is shown. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1
      id="page-title"
      className="animate-slide-in font-display text-page font-heavy tracking-tight"
    >
      {children}
    </h1>
  );
}
