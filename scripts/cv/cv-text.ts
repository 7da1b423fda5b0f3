import { cvData, type CvSource } from '@/lib/cv/cv-data';
import type { Section, SectionEntry } from '@/lib/resume/sections';
import { colonIn } from '@/lib/typography/typeset';

/** The CV as plain text, in the order of the PDF, for forms that accept only text. */
export function cvText(source: CvSource): string {
  const { name, label, contacts, availability, summary, sections } = cvData(source);
  const { language } = source.settings;
  const head = lines(
    name,
    label,
    availability && `${availability.label} ${availability.text}`,
    ...contacts.map(({ text }) => text),
  );
  const blocks = [
    head,
    ...summary,
    ...sections.map(
      (section) => `${section.heading.toUpperCase()}\n\n${sectionText(section, language)}`,
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function sectionText(section: Section, language: string): string {
  switch (section.type) {
    case 'entries':
      return section.entries.map(entryText).join('\n\n');
    case 'quotations':
      return section.quotations.map(({ text, source }) => lines(text, source)).join('\n\n');
    case 'lists':
      return lines(
        ...section.lists.map(({ label, items }) =>
          [label, items.join(', ')].filter(Boolean).join(`${colonIn(language)} `),
        ),
      );
  }
}

const lines = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('\n');

const entryText = (entry: SectionEntry): string =>
  lines(
    [entry.title, entry.details].filter(Boolean).join(', '),
    entry.period,
    entry.url,
    entry.about,
    ...entry.paragraphs,
    ...entry.points.map((point) => `- ${point}`),
    entry.keywords.join(', '),
    ...entry.positions.map(entryText),
  );
