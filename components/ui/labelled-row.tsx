import type { ReactNode } from 'react';

interface LabelledRowProps {
  id: string;
  title: string;
  /** Whether a heading follows at once, which takes the place of this one unless they stand side by side. */
  startsWithHeading?: boolean;
  children: ReactNode;
}

/** A section between hairlines. On large screens, its heading is in the margin, beside its text. */
export const LabelledRow = ({ id, title, startsWithHeading, children }: LabelledRowProps) => (
  <section
    aria-labelledby={id}
    className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-labelled"
  >
    <h2
      id={id}
      className={`font-display text-heading font-bold tracking-snug ${startsWithHeading ? 'max-lg:not-print:sr-only' : ''}`}
    >
      {title}
    </h2>
    <div>{children}</div>
  </section>
);
