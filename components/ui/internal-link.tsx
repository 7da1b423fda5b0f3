import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/base-path';

/**
 * A link to a page or file of this site. It loads a document: one round trip, and the page is readable before
 * any script. React, which most visits never load, would take longer to start.
 */
export const InternalLink = ({ href = '', children, ...props }: ComponentProps<'a'>) => (
  <a href={withBasePath(href)} {...props}>
    {children}
  </a>
);
