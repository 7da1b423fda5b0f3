'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState, type ComponentProps } from 'react';
import { followHash } from '../layout/scroll-to-hash';

/** Props that the link sets itself. */
type OwnProps =
  'href' | 'prefetch' | 'scroll' | 'onNavigate' | 'onMouseEnter' | 'onFocus' | 'onTouchStart';

interface InternalLinkProps extends Omit<ComponentProps<typeof Link>, OwnProps> {
  href: string;
  /** False for a page that does not exist, which must not be prefetched. */
  exists?: boolean | undefined;
}

/**
 * A link to a page of this site, which is prefetched on hover, focus or touch:
 * https://nextjs.org/docs/app/guides/prefetching#hover-triggered-prefetch
 */
export function InternalLink({ href, exists = true, ...props }: InternalLinkProps) {
  const [isWanted, setWanted] = useState(false);
  const pathname = usePathname();
  const [path, hash] = href.split('#');
  const want = () => setWanted(exists);
  return (
    <Link
      href={href}
      prefetch={isWanted ? null : false}
      // Next would jump to the hash at once; ScrollToHash scrolls after a delay.
      scroll={!hash}
      onNavigate={() => {
        if (hash) followHash(hash, path === pathname);
      }}
      onMouseEnter={want}
      onFocus={want}
      onTouchStart={want}
      {...props}
    />
  );
}
