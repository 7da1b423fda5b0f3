'use client';

import Link, { useLinkStatus } from 'next/link';
import { useEffect, useState, type ComponentProps } from 'react';
import { withBasePath } from '@/lib/urls';
import { useNavigation } from '../layout/navigation-provider';
import { prefersDocuments } from './connection';

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
  const [isWanted, setWanted] = useState(false);
  const { follow, currentOf } = useNavigation();
  const want = () => setWanted(exists && !prefersDocuments());
  return (
    <Link
      href={href}
      prefetch={isWanted ? null : false}
      aria-current={marksCurrent ? currentOf(href) : undefined}
      // Next would jump to the hash at once; NavigationProvider scrolls after a delay.
      scroll={!href.includes('#')}
      onNavigate={(event) => {
        if (!follow(href)) event.preventDefault();
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') want();
      }}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) want();
      }}
      {...props}
    >
      {children}
      <AwaitedPage href={href} />
    </Link>
  );
}

/** Waits for the page of the link around it. */
function AwaitedPage({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  const { wait } = useNavigation();
  useEffect(() => {
    if (pending) return wait(() => location.assign(withBasePath(href)));
  }, [pending, href, wait]);
  return null;
}
