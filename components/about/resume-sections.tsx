import { strings } from '@/data/strings';
import type { Resume } from '@/lib/resume/resume';
import { isEmpty, readSections, type SectionEntry } from '@/lib/resume/sections';
import type { AboutSection } from '@/lib/schema';
import { Reveal } from '../motion/reveal';
import { ExternalLink } from '../ui/external-link';
import { QuotationList } from '../ui/quotation-list';
import { TitledSection } from '../ui/titled-section';

interface ResumeSectionsProps {
  resume: Resume;
  /** The sections to show, in this order. Empty ones are left out. */
  sections: readonly AboutSection[];
}

/** Sections of the résumé below the story: voluntary work, awards, publications and so on. */
export function ResumeSections({ resume, sections }: ResumeSectionsProps) {
  const all = readSections({ resume, strings });
  return sections.map((name) => {
    const { heading, entries, lists, quotations } = all[name];
    if (isEmpty(all[name])) return null;
    return (
      <TitledSection key={name} title={heading} className="pb-section">
        <Reveal>
          {entries.length > 0 && <EntryList entries={entries} />}
          {lists.length > 0 && (
            <ul role="list" className="mt-8 max-w-measure">
              {lists.map(({ label, items }, index) => (
                <li key={index} className="mb-2">
                  <span className="font-medium">{label}</span>
                  {label && ': '}
                  <span className="text-muted">{items.join(', ')}</span>
                </li>
              ))}
            </ul>
          )}
          {quotations.length > 0 && <QuotationList quotations={quotations} />}
        </Reveal>
      </TitledSection>
    );
  });
}

const EntryList = ({ entries }: { entries: readonly SectionEntry[] }) => (
  <ul role="list" className="mt-10">
    {entries.map(({ title, details, period, url, text, points }, index) => (
      <li key={index} className="border-t border-line py-5 lg:grid lg:grid-cols-timeline">
        <p className="font-mono text-caption text-muted">{period}</p>
        <div className="max-w-measure lg:pl-12">
          <h3 className="font-display text-title font-bold tracking-snug">
            {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
          </h3>
          {details && <p className="mt-1 text-small text-muted">{details}</p>}
          {text.map((paragraph, at) => (
            <p key={at} className="mt-3 text-muted">
              {paragraph}
            </p>
          ))}
          {points.length > 0 && (
            <ul className="mt-3 list-disc pl-5 text-muted">
              {points.map((point, at) => (
                <li key={at}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      </li>
    ))}
  </ul>
);
