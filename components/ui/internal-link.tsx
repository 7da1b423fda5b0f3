'use client';

import NextLink from 'next/link';
import type { ComponentProps, SyntheticEvent } from 'react';
import { prefetchPage } from './prefetch';

/**
 * A link to a page of this site. The page is prefetched on hover, touch and focus. For a URL with a
 * hash, ScrollToHash does the scrolling instead of Next.
 */
export function InternalLink({ href, prefetch, ...props }: ComponentProps<typeof NextLink>) {
  const prefetchTarget = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (prefetch !== false) prefetchPage(currentTarget.href);
  };
  const hasHash = String(href).includes('#');
  return (
    <NextLink
      href={href}
      scroll={!hasHash}
      prefetch={false}
      onPointerEnter={prefetchTarget}
      onTouchStart={prefetchTarget}
      onFocus={prefetchTarget}
      {...props}
    />
  );
}
