import { cvData, type CvSource } from '@/lib/cv/cv-data';
import type { Section, SectionEntry } from '@/lib/resume/sections';
import { colonIn } from '@/lib/typography/typeset';

/** A line of the CV as text, and a paragraph of the Word file. */
export interface CvLine {
  kind:
    'name' | 'label' | 'summary' | 'section' | 'entry' | 'position' | 'point' | 'text' | 'details';
  text: string;
  /** The beginning of the text that names the rest: `Front end:`. */
  label?: string | undefined;
  url?: string | undefined;
}

/** The lines of the CV in the order of the PDF, in blocks such as the head, a heading or an entry. */
export function cvBlocks(source: CvSource): CvLine[][] {
  const { name, label, contacts, availability, summary, sections } = cvData(source);
  const { language } = source.settings;
  const head = [
    ...line('name', name),
    ...line('label', label),
    ...line('details', availability && `${availability.label} ${availability.text}`),
    ...contacts.flatMap(({ text, url }) => line('details', text, url)),
  ];
  return [
    head,
    ...summary.map((text) => line('summary', text)),
    ...sections.flatMap((section) => [
      line('section', section.heading),
      ...sectionBlocks(section, language),
    ]),
  ];
}

/** The CV as plain text, for forms that accept only text. */
export function cvText(source: CvSource): string {
  const blocks = cvBlocks(source).map((block) => block.map(plainText).join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function plainText({ kind, text }: CvLine): string {
  if (kind === 'section') return text.toUpperCase();
  return kind === 'point' ? `- ${text}` : text;
}

function sectionBlocks(section: Section, language: string): CvLine[][] {
  switch (section.type) {
    case 'entries':
      return section.entries.map((entry) => entryLines(entry, 'entry'));
    case 'quotations':
      return section.quotations.map(({ text, source }) => [
        ...line('text', text),
        ...line('details', source),
      ]);
    case 'lists':
      return [
        section.lists.map(({ label, items }) => {
          const before = label ? `${label}${colonIn(language)}` : undefined;
          const text = [before, items.join(', ')].filter(Boolean).join(' ');
          return { kind: 'text', text, label: before };
        }),
      ];
  }
}

const entryLines = (entry: SectionEntry, kind: 'entry' | 'position'): CvLine[] => [
  ...line(kind, [entry.title, entry.details].filter(Boolean).join(', ')),
  ...line('details', entry.period),
  ...line('details', entry.url, entry.url),
  ...line('text', entry.about),
  ...entry.paragraphs.flatMap((text) => line('text', text)),
  ...entry.points.flatMap((text) => line('point', text)),
  ...line('details', entry.keywords.join(', ')),
  ...entry.positions.flatMap((position) => entryLines(position, 'position')),
];

/** A line, or none without a text. */
const line = (kind: CvLine['kind'], text: string | undefined, url?: string): CvLine[] =>
  text ? [{ kind, text, url }] : [];
