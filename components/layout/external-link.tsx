import type { ComponentProps } from 'react';
import { layout } from '@/lib/site/words';

interface ExternalLinkProps extends ComponentProps<'a'> {
  /** Whether it leads to a profile of the owner, which some networks verify by such a link. */
  isMe?: boolean | undefined;
}

/** A link to another site or app. It opens in a new tab and says so to screen readers. */
export function ExternalLink({ children, isMe, ...props }: ExternalLinkProps) {
  return (
    <a target="_blank" rel={`${isMe ? 'me ' : ''}noopener noreferrer`} {...props}>
      {children}
      <span className="sr-only">{layout.newTab}</span>
    </a>
  );
}
