import type { CvSource } from '@/app/cv';
import type { Strings } from '@/data/strings';
import type { Section, SectionEntry } from '@/lib/cv/sections';
import { colonIn } from '@/lib/typography/typeset';
import { cvData } from './cv-data';

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
      ...sectionBlocks(section, source),
    ]),
  ];
}

/** The CV as plain text, for forms that accept only text. */
export function cvText(source: CvSource): string {
  const blocks = cvBlocks(source).map((block) =>
    block.map((line) => plainText(line, source.settings.language)).join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

function plainText({ kind, text }: CvLine, language: string): string {
  if (kind === 'section') return text.toLocaleUpperCase(language);
  return kind === 'point' ? `- ${text}` : text;
}

function sectionBlocks(section: Section, { settings, strings }: CvSource): CvLine[][] {
  switch (section.type) {
    case 'entries':
      return section.entries.map((entry) => entryLines(entry, 'entry', strings.joined));
    case 'quotations':
      return section.quotations.map(({ text, source }) => [
        ...line('text', text),
        ...line('details', source),
      ]);
    case 'lists':
      return [
        section.lists.map(({ label, items }) => {
          const before = label ? `${label}${colonIn(settings.language)}` : undefined;
          const text = [before, strings.joined(items)].filter(Boolean).join(' ');
          return { kind: 'text', text, label: before };
        }),
      ];
  }
}

const entryLines = (
  entry: SectionEntry,
  kind: 'entry' | 'position',
  joined: Strings['joined'],
): CvLine[] => [
  ...line(kind, joined([entry.title, entry.details])),
  ...line('details', entry.period),
  ...line('details', entry.url, entry.url),
  ...line('text', entry.about),
  ...entry.paragraphs.flatMap((text) => line('text', text)),
  ...entry.points.flatMap((text) => line('point', text)),
  ...line('details', joined(entry.keywords)),
  ...entry.positions.flatMap((position) => entryLines(position, 'position', joined)),
];

/** A line, or none without a text. */
const line = (kind: CvLine['kind'], text: string | undefined, url?: string): CvLine[] =>
  text ? [{ kind, text, url }] : [];
