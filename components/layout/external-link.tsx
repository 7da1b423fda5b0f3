import type { ComponentProps } from 'react';
import { layout } from '@/lib/site/words';

/** A link to another site or app. It opens in a new tab and says so to screen readers. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span className="sr-only">{layout.newTab}</span>
    </a>
  );
}
