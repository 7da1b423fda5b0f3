import type { Resume } from '@/lib/resume/resume';
import type { CvPaper, SectionName } from '@/lib/schema';
import { mapSections, namesOf, type ResumeEntry } from './variant';

/** A text that a CV can do without. */
export interface Cut {
  section: SectionName;
  /** Position of the entry in its section. */
  index: number;
  field: 'highlights' | 'courses' | 'description' | 'summary';
  /** Position in a list of texts. */
  item?: number;
  /** The name of the entry. */
  entry: string;
  text: string;
}

/** How much of a CV does not fit on its pages. */
export interface TooLong {
  paper: CvPaper;
  millimetres: number;
}

/** The sections whose entries can be shortened. */
const shortenable = [
  'work',
  'volunteer',
  'projects',
  'education',
  'awards',
  'publications',
] as const;

/**
 * Lists the texts of a CV in the order in which they are left out until it fits on its pages: group by group, in each
 * from the oldest entry on, and from its last text on. Entries and skills stay.
 */
export function cutsOf(resume: Resume): Cut[] {
  const cuts = shortenable.flatMap((section) => cutsOfSection(resume[section], section));
  const groups: ((cut: Cut) => boolean)[] = [
    // All highlights but the first: of positions, then of voluntary work and projects.
    ({ field, section, item }) => field === 'highlights' && section === 'work' && item !== 0,
    ({ field, item }) => field === 'highlights' && item !== 0,
    ({ field }) => field === 'courses',
    // What an employer does, what a project is, summaries.
    ({ field }) => field === 'description' || field === 'summary',
    ({ field }) => field === 'highlights',
  ];
  const groupOf = (cut: Cut) => groups.findIndex((isIn) => isIn(cut));
  return cuts.toSorted((a, b) => groupOf(a) - groupOf(b));
}

/** The texts of a section that can go, those of the oldest entry first. */
function cutsOfSection(entries: readonly ResumeEntry[], section: SectionName): Cut[] {
  const dated = entries.map((entry, index) => ({ entry, index, date: ageOf(entry) }));
  return dated
    .toSorted((a, b) => a.date.localeCompare(b.date, 'en') || b.index - a.index)
    .flatMap(({ entry, index }) => {
      const [name = ''] = namesOf(entry);
      const cut = (field: Cut['field'], text: string, item?: number): Cut => ({
        section,
        index,
        field,
        entry: name,
        text,
        ...(item !== undefined && { item }),
      });
      const items = (['highlights', 'courses'] as const).flatMap((field) =>
        [entry[field] ?? []]
          .flat()
          .map((text, item) => cut(field, text, item))
          .toReversed(),
      );
      const texts = (['description', 'summary'] as const).flatMap((field) =>
        entry[field] ? cut(field, String(entry[field])) : [],
      );
      return [...items, ...texts];
    });
}

/** The dates of an entry, to sort by: one that goes on is the newest. */
const ageOf = ({ startDate, endDate, date, releaseDate }: ResumeEntry) =>
  `${String(endDate ?? date ?? releaseDate ?? (startDate && '9999') ?? '')} ${String(startDate ?? '')}`;

/** The résumé without some of its texts. */
export const withoutCuts = (resume: Resume, cuts: readonly Cut[]): Resume =>
  mapSections(resume, (entries, section) =>
    entries.map((entry, index) => {
      const own = cuts.filter((cut) => cut.section === section && cut.index === index);
      const fields = Object.entries(entry).map(([field, value]) => {
        const gone = own.filter((cut) => cut.field === field);
        if (gone.length === 0) return [field, value] as const;
        const rest =
          typeof value === 'string'
            ? undefined
            : value?.filter((_text, item) => !gone.some((cut) => cut.item === item));
        return [field, rest] as const;
      });
      return Object.fromEntries(fields);
    }),
  );

/** A text that a CV has lost, for a terminal. */
export const describeCut = ({ entry, text }: Cut): string => `${entry}: ${text}`;

/** By how much a CV is too long for its pages, for a terminal. */
export const describeTooLong = ({ paper, millimetres }: TooLong): string =>
  `${millimetres} mm too long ${paper === 'a4' ? 'on A4' : 'on US Letter'}, although all texts that can go are left out`;
