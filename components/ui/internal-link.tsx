import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to a page of this site. Where the address has a hash, the page scrolls to it by itself
 * after the route has changed.
 */
export function InternalLink({ href, ...props }: ComponentProps<typeof NextLink>) {
  const hasHash = String(href).includes('#');
  return <NextLink href={href} scroll={!hasHash} {...props} />;
}
