import type { ReactNode } from 'react';
import { strings } from '@/data/strings';
import type { Resume } from '@/lib/resume/resume';
import {
  interestGroups,
  languageTexts,
  quotations,
  sectionEntries,
  type EntrySection,
  type SectionEntry,
} from '@/lib/resume/sections';
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
export const ResumeSections = ({ resume, sections }: ResumeSectionsProps) =>
  sections.map((section) => {
    const { title, content } = readers[section](resume);
    return (
      content && (
        <TitledSection key={section} title={title} className="pb-section">
          <Reveal>{content}</Reveal>
        </TitledSection>
      )
    );
  });

type Reader = (resume: Resume) => { title: string; content: ReactNode };

const entries =
  (section: EntrySection, title: string): Reader =>
  (resume) => {
    const found = sectionEntries(section, resume, strings.dates);
    return { title, content: found.length > 0 && <EntryList entries={found} /> };
  };

const readers: Record<AboutSection, Reader> = {
  volunteer: entries('volunteer', strings.cv.volunteering),
  certificates: entries('certificates', strings.cv.certificates),
  awards: entries('awards', strings.cv.awards),
  publications: entries('publications', strings.cv.publications),
  languages: (resume) => {
    const languages = languageTexts(resume);
    return {
      title: strings.cv.languages,
      content: languages.length > 0 && <p className="mt-8">{languages.join(', ')}</p>,
    };
  },
  interests: (resume) => {
    const groups = interestGroups(resume);
    return {
      title: strings.cv.interests,
      content: groups.length > 0 && (
        <ul role="list" className="mt-8 max-w-measure">
          {groups.map(({ label, items }) => (
            <li key={label + items.join()} className="mb-2">
              <span className="font-medium">{label}</span>
              {label && items.length > 0 && ': '}
              <span className="text-muted">{items.join(', ')}</span>
            </li>
          ))}
        </ul>
      ),
    };
  },
  references: (resume) => {
    const found = quotations(resume);
    return {
      title: strings.cv.references,
      content: found.length > 0 && <QuotationList quotations={found} />,
    };
  },
};

const EntryList = ({ entries }: { entries: readonly SectionEntry[] }) => (
  <ul role="list" className="mt-10">
    {entries.map(({ title, details, period, url, text, points }) => (
      <li
        key={[title, details, period].join()}
        className="border-t border-line py-5 lg:grid lg:grid-cols-timeline"
      >
        <p className="font-mono text-caption text-muted">{period}</p>
        <div className="max-w-measure lg:pl-12">
          <h3 className="font-display text-title font-bold tracking-snug">
            {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
          </h3>
          {details && <p className="mt-1 text-small text-muted">{details}</p>}
          {text?.split(/\n+/).map((paragraph) => (
            <p key={paragraph} className="mt-3 text-muted">
              {paragraph}
            </p>
          ))}
          {points.length > 0 && (
            <ul className="mt-3 list-disc pl-5 text-muted">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </div>
      </li>
    ))}
  </ul>
);
