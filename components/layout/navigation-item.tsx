import type { ReactNode } from 'react';
import type { ResolvedLink } from '@/lib/resolve-links';
import { withBasePath } from '@/lib/urls';
import { ExternalLink } from '../ui/external-link';
import { InternalLink } from '../ui/internal-link';
import { OriginalLink } from '../ui/original-link';

interface NavigationItemProps {
  link: ResolvedLink;
  className?: string;
  /** Whether links to apps, such as mailto: or skype:, also open in a new tab. */
  newTab?: boolean;
  children?: ReactNode;
}

/** A link of `data/navigation.ts`, rendered with the component for its type. */
export function NavigationItem({
  link,
  className,
  newTab,
  children = link.label,
}: NavigationItemProps) {
  const { href, original, type, fileName, isProfile, exists } = link;
  const props = { className, children };
  if (original) return <OriginalLink {...original} {...props} />;
  if (type === 'internal') {
    return <InternalLink href={href} exists={exists} marksCurrent {...props} />;
  }
  if (type === 'download') {
    return (
      <a href={withBasePath(href)} download={fileName} className={className}>
        {children}
      </a>
    );
  }
  const isApp = !/^https?:/.test(href);
  if (type === 'file' || (isApp && !newTab)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return <ExternalLink href={href} rel={isProfile ? 'me' : undefined} {...props} />;
}
