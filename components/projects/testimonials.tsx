import { strings } from '@/data/strings';
import type { Project } from '@/lib/content/kinds';
import { Reveal } from '../motion/reveal';
import { ExternalLink } from '../ui/external-link';
import { QuotationList } from '../ui/quotation-list';
import { ResponsiveImage } from '../ui/responsive-image';
import { TitledSection } from '../ui/titled-section';

/** Quotations about the owner's work on the project. Samples are marked as such. */
export function Testimonials({ testimonials }: Pick<Project, 'testimonials'>) {
  if (testimonials.length === 0) return null;
  const quotations = testimonials.map(({ testimonialText, ...referent }) => ({
    text: testimonialText,
    source: <Referent {...referent} />,
  }));
  return (
    <TitledSection
      title={strings.project.testimonials}
      isInText
      className="break-inside-avoid border-t border-line py-8"
    >
      <Reveal>
        <QuotationList quotations={quotations} />
      </Reveal>
    </TitledSection>
  );
}

type ReferentProps = Omit<Project['testimonials'][number], 'testimonialText'>;

const Referent = ({ referent, referentRole, image, linkedInUrl, sample }: ReferentProps) => (
  <>
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
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {linkedInUrl ? (
          <ExternalLink
            href={linkedInUrl}
            className="text-accent underline decoration-1 underline-offset-[0.3em]"
          >
            {referent ?? referentRole}
          </ExternalLink>
        ) : (
          (referent ?? referentRole)
        )}
        {sample && (
          <span className="rounded-small border border-edge px-2 font-caption text-caption font-normal text-muted">
            {strings.project.sample}
          </span>
        )}
      </span>
      {referent && <span className="block text-small font-normal text-muted">{referentRole}</span>}
    </span>
  </>
);
