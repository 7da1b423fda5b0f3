interface TrustedHtmlProps {
  /** HTML of a `Renderer` (lib/markdown/render.ts), which sanitises it. */
  html: string;
  className?: string;
}

/** Renders HTML without React's escaping. No other component may do so. */
export const TrustedHtml = ({ html, className }: TrustedHtmlProps) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
