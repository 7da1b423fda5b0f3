'use client';

import NextLink from 'next/link';
import type { ComponentProps, SyntheticEvent } from 'react';
import { fetchAhead } from './fetch-ahead';

/**
 * A link to a page of this site, which is fetched as soon as the visitor heads for it. Where the
 * URL has a hash, the page scrolls to it by itself after the route has changed.
 */
export function InternalLink({ href, prefetch, ...props }: ComponentProps<typeof NextLink>) {
  const headFor = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (prefetch !== false) fetchAhead(currentTarget.href);
  };
  const hasHash = String(href).includes('#');
  return (
    <NextLink
      href={href}
      scroll={!hasHash}
      prefetch={false}
      onPointerEnter={headFor}
      onTouchStart={headFor}
      onFocus={headFor}
      {...props}
    />
  );
}
