import type { ReactNode } from 'react';

interface LabelledRowProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section between hairlines. On large screens, its heading is in the margin, beside its text. */
export const LabelledRow = ({ id, title, children }: LabelledRowProps) => (
  <section
    aria-labelledby={id}
    className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-labelled print:block"
  >
    <h2 id={id} className="font-display text-heading font-bold tracking-snug print:mb-4">
      {title}
    </h2>
    <div>{children}</div>
  </section>
);
