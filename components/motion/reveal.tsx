import type { ReactNode } from 'react';

interface RevealProps {
  children: ReactNode;
  className?: string;
}

/**
 * Fades its content in when it first scrolls into view. The HTML contains the content visibly; a script
 * hides it if it lies below the screen (lib/enhance/reveal.ts).
 */
export const Reveal = ({ children, className }: RevealProps) => (
  <div className={className} data-reveal="" suppressHydrationWarning>
    {children}
  </div>
);
