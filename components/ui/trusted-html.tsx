import type { ElementType } from 'react';

interface TrustedHtmlProps {
  /** HTML that came out of `renderMarkdown` or `renderHtml`, which sanitise it. */
  html: string;
  as?: ElementType;
  className?: string;
}

/** Shows HTML. The only place of the site that does so without React's escaping. */
export function TrustedHtml({ html, as: Tag = 'div', className }: TrustedHtmlProps) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
