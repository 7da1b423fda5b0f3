import { useId, type ReactNode } from 'react';

interface TitledSectionProps {
  title: string;
  children: ReactNode;
  className?: string;
  id?: string;
}

/** A part of a page under a heading, which names it as a landmark. */
export function TitledSection({ title, children, className = '', id }: TitledSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={className}>
      <h2
        id={heading}
        className="animate-slide-in font-display text-section font-bold tracking-tight"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
