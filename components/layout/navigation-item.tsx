import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/base-path';
import type { ResolvedLink } from '@/lib/site/links';
import { DownloadLink } from '../ui/download-link';
import { InternalLink } from '../ui/internal-link';
import { ExternalLink } from './external-link';

interface NavigationItemProps {
  link: ResolvedLink;
  className?: string;
  /** What it shows, where that is not its label. */
  children?: ReactNode;
}

/** A link of `data/navigation.ts`, as the component of its kind. */
export function NavigationItem({ link, className, children = link.label }: NavigationItemProps) {
  const { href, kind, prefetch, fileName = '' } = link;
  if (kind === 'external') {
    return (
      <ExternalLink href={href} className={className}>
        {children}
      </ExternalLink>
    );
  }
  if (kind === 'download') {
    return (
      <DownloadLink href={withBasePath(href)} fileName={fileName} className={className}>
        {children}
      </DownloadLink>
    );
  }
  return (
    <InternalLink href={href} className={className} {...(prefetch === false && { prefetch })}>
      {children}
    </InternalLink>
  );
}
