import type { ElementType } from 'react';

interface TrustedHtmlProps {
  /** HTML of a `Renderer` (lib/markdown/render.ts), which sanitises it. */
  html: string;
  as?: ElementType;
  className?: string;
}

/** Renders HTML without React's escaping. No other component may do so. */
export function TrustedHtml({ html, as: Tag = 'div', className }: TrustedHtmlProps) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
