import type { Project } from '@/lib/content/kinds';
import { strings } from '@/data/strings';
import { ExternalLink } from '../ui/external-link';
import { Reveal } from '../motion/reveal';
import { ResponsiveImage } from '../ui/responsive-image';
import { TitledSection } from '../ui/titled-section';

/** Quotations about the owner's work on the project. */
export function Testimonials({ testimonials }: Pick<Project, 'testimonials'>) {
  if (testimonials.length === 0) return null;
  return (
    <TitledSection title={strings.project.testimonials} className="pt-section">
      <Reveal>
        <ul role="list" className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2">
          {testimonials.map((testimonial) => (
            <li key={testimonial.testimonialText}>
              <Testimonial {...testimonial} />
            </li>
          ))}
        </ul>
      </Reveal>
    </TitledSection>
  );
}

/** One quotation with its source. A sample is labelled as such. */
const Testimonial = ({
  referent,
  referentRole,
  testimonialText,
  image,
  linkedInUrl,
  sample,
}: Project['testimonials'][number]) => (
  <figure className="flex h-full flex-col rounded-large border border-line bg-surface p-6">
    {sample && (
      <p className="mb-4 self-start rounded-small border border-positive px-2 font-mono text-caption text-positive">
        {strings.project.sample}
      </p>
    )}
    <blockquote className="grow text-body">
      <p>{testimonialText}</p>
    </blockquote>
    <figcaption className="mt-6 flex flex-wrap items-center gap-4">
      {image && (
        <ResponsiveImage
          image={image}
          sizes="3rem"
          alt=""
          loading="lazy"
          className="size-12 rounded-full object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="block font-medium">
          {linkedInUrl ? <ExternalLink href={linkedInUrl}>{referent}</ExternalLink> : referent}
        </span>
        <span className="block text-small text-muted">{referentRole}</span>
      </span>
    </figcaption>
  </figure>
);
