import { cvFile } from '@/lib/outputs/cv-file';
import type { NavigationLink } from '@/data/navigation';
import { withBasePath } from '@/lib/base-path';
import { DownloadLink } from '../ui/download-link';
import { ExternalLink } from '../ui/external-link';
import { InternalLink } from '../ui/internal-link';

interface NavigationItemProps {
  link: NavigationLink;
  className?: string;
}

/** A link of a menu, as the component of its kind. */
export function NavigationItem({ link, className }: NavigationItemProps) {
  const { label, href, kind, prefetch } = link;
  if (kind === 'external') {
    return (
      <ExternalLink href={href} className={className}>
        {label}
      </ExternalLink>
    );
  }
  if (kind === 'download') {
    return (
      <DownloadLink href={withBasePath(href)} fileName={cvFile().name} className={className}>
        {label}
      </DownloadLink>
    );
  }
  return (
    <InternalLink href={href} className={className} {...(prefetch === false && { prefetch })}>
      {label}
    </InternalLink>
  );
}
