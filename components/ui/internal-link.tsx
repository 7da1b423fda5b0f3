'use client';

import Link from 'next/link';
import { useState, type ComponentProps } from 'react';
import { prefersDocuments } from '../navigation/connection';
import { useNavigation } from '../navigation/navigation-provider';

/** Props that the link sets itself. */
type OwnProps = 'href' | 'prefetch' | 'scroll' | 'onNavigate' | 'onPointerEnter' | 'onFocus';

interface InternalLinkProps extends Omit<ComponentProps<typeof Link>, OwnProps> {
  href: string;
  /** False for a page that does not exist, which must not be prefetched. */
  exists?: boolean | undefined;
  /** Whether it is marked on the page that it leads to, and on the pages of that list. */
  marksCurrent?: boolean;
}

/**
 * A link to a page of this site, which is prefetched when a mouse or the keyboard reaches it, but not on touch: the
 * click follows at once, and the requests of both would compete.
 * https://nextjs.org/docs/app/guides/prefetching#hover-triggered-prefetch
 */
export function InternalLink({
  href,
  exists = true,
  marksCurrent = false,
  children,
  ...props
}: InternalLinkProps) {
  const [isPrefetched, setPrefetched] = useState(false);
  const { follow, ariaCurrentOf } = useNavigation();
  const prefetch = () => setPrefetched(exists && !prefersDocuments());
  return (
    <Link
      href={href}
      prefetch={isPrefetched ? null : false}
      aria-current={marksCurrent ? ariaCurrentOf(href) : undefined}
      // Next would jump to the hash at once; NavigationProvider scrolls after a delay.
      scroll={!href.includes('#')}
      onNavigate={(event) => {
        if (!follow(href)) event.preventDefault();
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') prefetch();
      }}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) prefetch();
      }}
      {...props}
    >
      {children}
    </Link>
  );
}
