import type { ReactNode } from 'react';

interface PageHeadingProps {
  /** Text direction, if it differs from the page's. */
  dir?: 'rtl' | undefined;
  children: ReactNode;
}

/** The h1 of a page. It slides in when the page appears. */
export function PageHeading({ dir, children }: PageHeadingProps) {
  return (
    <h1
      id="page-title"
      dir={dir}
      className="animate-slide-in font-display text-page font-bold tracking-tight"
    >
      {children}
    </h1>
  );
}
