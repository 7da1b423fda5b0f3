import type { ReactNode } from 'react';

interface PageHeadingProps {
  /** The way it runs, where that is not the page's. */
  dir?: 'rtl' | undefined;
  children: ReactNode;
}

/** The one h1 of a page; it slides in when the page is shown. */
export function PageHeading({ dir, children }: PageHeadingProps) {
  return (
    <h1
      id="page-title"
      dir={dir}
      className="animate-slide-in font-display text-page font-heavy tracking-tight"
    >
      {children}
    </h1>
  );
}
