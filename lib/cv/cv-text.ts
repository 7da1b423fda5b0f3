import type { Section, SectionEntry } from '../resume/sections';
import type { CvData } from './cv-data';

/** The CV as plain text, in the order of the PDF, for forms that accept only text. */
export function cvText(cv: CvData): string {
  const { name, label, contacts, availability, summary, sections } = cv;
  const head = [
    name,
    label,
    ...(availability ? [`${availability.label} ${availability.text}`] : []),
    ...contacts.map(({ text }) => text),
  ].filter(Boolean);
  const blocks = [head.join('\n'), ...summary, ...sections.map(sectionText)];
  return `${blocks.join('\n\n')}\n`;
}

function sectionText({ heading, entries, lists, quotations }: Section): string {
  const blocks = [
    ...entries.map(entryText),
    ...quotations.map(({ text, source }) => lines(text, source)),
  ];
  return lines(
    `${heading.toUpperCase()}\n`,
    blocks.join('\n\n'),
    ...lists.map(({ label, items }) => [label, items.join(', ')].filter(Boolean).join(': ')),
  );
}

const lines = (...texts: readonly string[]) => texts.filter(Boolean).join('\n');

const listed = (points: readonly string[]) => points.map((point) => `- ${point}`);

const entryText = (entry: SectionEntry): string =>
  lines(
    [entry.title, entry.details].filter(Boolean).join(', '),
    entry.period,
    entry.url,
    entry.about,
    ...entry.text,
    ...listed(entry.points),
    entry.keywords.join(', '),
    ...entry.positions.map(({ title, period, text, points }) =>
      lines(title, period, ...text, ...listed(points)),
    ),
  );
