import type { Project } from '@/lib/content/model';
import { words } from '@/lib/site';
import { ExternalLink } from '../layout/external-link';
import { Picture } from '../ui/picture';

/** One quotation with its source. A sample is labelled as such. */
export function Testimonial({ testimonial }: { testimonial: Project['testimonials'][number] }) {
  const { referent, referentRole, testimonialText, picture, linkedInUrl, sample } = testimonial;
  return (
    <figure className="flex h-full flex-col rounded-large border border-line bg-surface p-6">
      {sample && (
        <p className="mb-4 self-start rounded-small border border-positive px-2 font-mono text-caption text-positive">
          {words.project.sample}
        </p>
      )}
      <blockquote className="grow text-body">
        <p>{testimonialText}</p>
      </blockquote>
      <figcaption className="mt-6 flex flex-wrap items-center gap-4">
        <Picture
          picture={picture}
          sizes="3rem"
          alt=""
          loading="lazy"
          className="size-12 rounded-full object-cover"
        />
        <span>
          <span className="block font-medium">
            {linkedInUrl ? <ExternalLink href={linkedInUrl}>{referent}</ExternalLink> : referent}
          </span>
          <span className="block text-small text-muted">{referentRole}</span>
        </span>
      </figcaption>
    </figure>
  );
}
