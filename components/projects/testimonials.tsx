import { strings } from '@/data/strings';
import type { Project } from '@/lib/content/kinds';
import { Reveal } from '../motion/reveal';
import { ExternalLink } from '../ui/external-link';
import { QuotationList } from '../ui/quotation-list';
import { ResponsiveImage } from '../ui/responsive-image';
import { TitledSection } from '../ui/titled-section';

/** Quotations about the owner's work on the project. Samples are labelled as such. */
export function Testimonials({ testimonials }: Pick<Project, 'testimonials'>) {
  if (testimonials.length === 0) return null;
  const quotations = testimonials.map(({ testimonialText, sample, ...referent }) => ({
    text: testimonialText,
    sampleLabel: sample ? strings.project.sample : undefined,
    source: <Referent {...referent} />,
  }));
  return (
    <TitledSection
      title={strings.project.testimonials}
      isInText
      className="mt-10 border-t border-line pt-8"
    >
      <Reveal>
        <QuotationList quotations={quotations} />
      </Reveal>
    </TitledSection>
  );
}

type ReferentProps = Omit<Project['testimonials'][number], 'testimonialText' | 'sample'>;

const Referent = ({ referent, referentRole, image, linkedInUrl }: ReferentProps) => (
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
      <span className="block">
        {linkedInUrl ? (
          <ExternalLink
            href={linkedInUrl}
            className="text-accent underline decoration-1 underline-offset-[0.3em]"
          >
            {referent}
          </ExternalLink>
        ) : (
          referent
        )}
      </span>
      <span className="block text-small font-normal text-muted">{referentRole}</span>
    </span>
  </>
);
