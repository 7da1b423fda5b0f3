import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to a page of this site. Where React runs, it shows the page without loading a document;
 * lib/enhance/scroll-to-hash.ts does the scrolling to a hash instead of Next.
 */
export function InternalLink({ href, ...props }: ComponentProps<typeof NextLink>) {
  const text = String(href);
  return <NextLink href={href} scroll={!text.includes('#')} prefetch={false} {...props} />;
}
