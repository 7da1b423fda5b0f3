import type { Project } from '@/lib/content/model';
import { words } from '@/lib/site';
import { Reveal } from '../motion/reveal';
import { TitledSection } from '../ui/titled-section';
import { Testimonial } from './testimonial';

/** Quotations about the owner's work on the project. */
export function Testimonials({ testimonials }: { testimonials: Project['testimonials'] }) {
  if (testimonials.length === 0) return null;
  return (
    <TitledSection title={words.project.testimonials} className="section">
      <Reveal>
        <ul className="mt-8 grid gap-6 lg:grid-cols-2">
          {testimonials.map((testimonial) => (
            <li key={testimonial.testimonialText}>
              <Testimonial testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </Reveal>
    </TitledSection>
  );
}
