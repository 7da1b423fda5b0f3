import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import type { Section, SectionEntry } from '@/lib/cv/sections';
import { colonIn } from '@/lib/typography/typeset';
import { Reveal } from '../motion/reveal';
import { ExternalLink } from '../ui/external-link';
import { InternalLink } from '../ui/internal-link';
import { QuotationList } from '../ui/quotation-list';
import { TitledSection } from '../ui/titled-section';

/** Sections of the résumé below the story: voluntary work, awards, publications and so on. */
export const ResumeSections = ({ sections }: { sections: readonly Section[] }) =>
  sections.map((section) => (
    <TitledSection key={section.name} title={section.heading} className="pb-section">
      <Reveal>
        <SectionBody section={section} />
      </Reveal>
    </TitledSection>
  ));

function SectionBody({ section }: { section: Section }) {
  switch (section.type) {
    case 'quotations':
      return <QuotationList quotations={section.quotations} />;
    case 'lists':
      return (
        <ul role="list" className="mt-8 max-w-measure">
          {section.lists.map(({ label, items }, index) => (
            <li key={index} className="mb-2">
              {label && (
                <span className="font-medium">{`${label}${colonIn(settings.language)} `}</span>
              )}
              <span className="text-muted">{strings.joined(items)}</span>
            </li>
          ))}
        </ul>
      );
    case 'entries':
      return (
        <ul role="list" className="mt-10">
          {section.entries.map((entry, index) => (
            <li key={index} className="border-t border-line py-5 lg:grid lg:grid-cols-timeline">
              <p className="font-caption text-caption text-muted">{entry.period}</p>
              <div className="max-w-measure lg:ps-12">
                <h3 className="font-display text-title font-bold tracking-snug">
                  <EntryTitle {...entry} />
                </h3>
                <EntryBody {...entry} />
              </div>
            </li>
          ))}
        </ul>
      );
  }
}

function EntryTitle({ title, url }: SectionEntry) {
  if (!url) return title;
  const Link = url.startsWith('/') ? InternalLink : ExternalLink;
  return <Link href={url}>{title}</Link>;
}

const EntryBody = ({ details, about, paragraphs, points, keywords, positions }: SectionEntry) => (
  <>
    {details && <p className="mt-1 text-small text-muted">{details}</p>}
    {about && <p className="mt-1 text-small text-muted">{about}</p>}
    {paragraphs.map((paragraph, index) => (
      <p key={index} className="mt-3 text-muted">
        {paragraph}
      </p>
    ))}
    {points.length > 0 && (
      <ul className="mt-3 list-disc ps-5 text-muted">
        {points.map((point, index) => (
          <li key={index}>{point}</li>
        ))}
      </ul>
    )}
    {keywords.length > 0 && (
      <p className="mt-3 text-small text-muted">{strings.joined(keywords)}</p>
    )}
    {positions.map((position, index) => (
      <div key={index} className="mt-5">
        <h4 className="font-medium">{position.title}</h4>
        <p className="font-caption text-caption text-muted">{position.period}</p>
        <EntryBody {...position} />
      </div>
    ))}
  </>
);
