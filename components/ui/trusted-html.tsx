import type { ComponentProps } from 'react';

interface TrustedHtmlProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML from `renderMarkdown` (lib/markdown/render.ts), which sanitises it. */
  html: string;
}

/** Renders HTML without React's escaping. No other component may do so. */
export const TrustedHtml = ({ html, ...props }: TrustedHtmlProps) => (
  <div {...props} dangerouslySetInnerHTML={{ __html: html }} />
);
