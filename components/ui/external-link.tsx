import type { ComponentProps } from 'react';
import { strings } from '@/data/strings';

/**
 * A link to another site, which opens in a new tab.
 * @param props.rel added to the default `rel`; with `me`, Mastodon verifies the site
 */
export function ExternalLink({ children, rel = '', ...props }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel={`noopener noreferrer ${rel}`.trim()} {...props}>
      {children}
      <span className="sr-only">{strings.markdown.newTab}</span>
    </a>
  );
}
