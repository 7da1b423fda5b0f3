'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

/**
 * A link to a page of this site, which is fetched as soon as the visitor heads for it. Where the
 * address has a hash, the page scrolls to it by itself after the route has changed.
 */
export function InternalLink({ href, prefetch, ...props }: ComponentProps<typeof NextLink>) {
  const [isHeadedFor, setHeadedFor] = useState(false);
  const headFor = () => setHeadedFor(true);
  const hasHash = String(href).includes('#');
  return (
    <NextLink
      href={href}
      scroll={!hasHash}
      prefetch={isHeadedFor ? prefetch : false}
      onPointerEnter={headFor}
      onTouchStart={headFor}
      onFocus={headFor}
      {...props}
    />
  );
}
