import { useId, type ReactNode } from 'react';
import { SlideIn } from '../motion/slide-in';

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
      <SlideIn
        id={heading}
        className="animate-slide-in font-display text-section font-bold tracking-tight"
      >
        {title}
      </SlideIn>
      {children}
    </section>
  );
}
