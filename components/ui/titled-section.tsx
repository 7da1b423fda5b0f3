import { useId, type ReactNode } from 'react';

interface TitledSectionProps {
  title: string;
  children: ReactNode;
  className?: string;
  id?: string;
}

/** A section with a heading, which is also the name of its landmark. */
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
