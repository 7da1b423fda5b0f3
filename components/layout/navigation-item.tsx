import type { ReactNode } from 'react';
import type { ResolvedLink } from '@/lib/site/links';
import { InternalLink } from '../ui/internal-link';
import { ExternalLink } from './external-link';

interface NavigationItemProps {
  link: ResolvedLink;
  className?: string;
  /** The content of the link; by default its label. */
  children?: ReactNode;
}

/** A link of `data/navigation.ts`, rendered with the component for its kind. */
export function NavigationItem({ link, className, children = link.label }: NavigationItemProps) {
  const { href, kind, fileName, isProfile } = link;
  if (kind === 'external') {
    return (
      <ExternalLink href={href} className={className} rel={isProfile ? 'me' : undefined}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <InternalLink href={href} download={fileName} className={className}>
      {children}
    </InternalLink>
  );
}
