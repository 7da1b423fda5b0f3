import type { CvSource } from '@/app/cv';
import { countsAsPublication, sectionNames, type SectionName } from '@/lib/cv/sections';
import type { Resume } from '@/lib/resume/resume';
import type { CvVariant } from '@/lib/schema/cvs';

/** An entry of any section of a résumé. */
export type ResumeEntry = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The fields that name an entry. */
const nameFields = [
  'name',
  'position',
  'organization',
  'studyType',
  'institution',
  'area',
  'title',
  'language',
];

/** How many keywords stay when an entry is shortened. */
const SHORT_LIST = 3;

/**
 * The names of an entry, the most important first. For those who came back to an employer, the last one has the start:
 * `DeepLogic 2020-03`.
 */
function namesOf(entry: ResumeEntry): string[] {
  const names = nameFields.flatMap((field) => entry[field] ?? []);
  return entry.startDate ? [...names, `${names[0]} ${String(entry.startDate)}`] : names;
}

const keywordsOf = ({ keywords = [] }: ResumeEntry): readonly string[] => [keywords].flat();

const carries = (entry: ResumeEntry, term: string) =>
  namesOf(entry).includes(term) || keywordsOf(entry).includes(term);

/** All names and keywords of a résumé, by which variants choose entries. */
export function termsOf(resume: Resume): string[] {
  const entries = sectionNames.flatMap((name): readonly ResumeEntry[] => resume[name]);
  return [...new Set(entries.flatMap((entry) => [...namesOf(entry), ...keywordsOf(entry)]))];
}

/** The name of each entry of a résumé, once. */
export const namesIn = (resume: Resume): string[] => [
  ...new Set(
    sectionNames.flatMap((section) =>
      (resume[section] as readonly ResumeEntry[]).flatMap((entry) => namesOf(entry)[0] ?? []),
    ),
  ),
];

/** Changes the entries of all sections of a résumé. */
const mapSections = (
  resume: Resume,
  change: (entries: readonly ResumeEntry[], section: SectionName) => ResumeEntry[],
): Resume => ({
  ...resume,
  ...Object.fromEntries(sectionNames.map((section) => [section, change(resume[section], section)])),
});

/**
 * Applies a variant to the source of a CV: its label, summary, sections and entries. All else stays as it is.
 * @returns the source of the variant, whose résumé is also published
 */
export function variantSource(source: CvSource, variant: CvVariant): CvSource {
  const { basics, sections = sectionNames, pages } = variant;
  const resume = mapSections(source.resume, (entries, section) =>
    choose(entries, section, variant).filter((entry) =>
      sections.includes(
        section === 'projects' && countsAsPublication(entry) ? 'publications' : section,
      ),
    ),
  );
  return {
    ...source,
    owner: { ...source.owner, ...basics },
    resume: { ...resume, basics: { ...resume.basics, ...basics } },
    sections,
    pages,
  };
}

/** The entries of a section that a variant shows, in its order, each as long as it wants. */
function choose(
  entries: readonly ResumeEntry[],
  section: SectionName,
  { first = [], shorten = [], leaveOut = [], highlights }: CvVariant,
): ResumeEntry[] {
  // The keywords of a group are entries of their own: skills.
  const isGroup = section === 'skills' || section === 'interests';
  const isLeftOut = (entry: ResumeEntry) =>
    leaveOut.some((term) => (isGroup ? namesOf(entry).includes(term) : carries(entry, term)));
  const chosen = entries
    .filter((entry) => !isLeftOut(entry))
    .flatMap((entry) => {
      const keywords = inOrder(keywordsOf(entry), (term) => first.indexOf(term));
      const stay = keywords.filter((keyword) => !leaveOut.includes(keyword));
      if (keywords.length > 0 && stay.length === 0) return [];
      const isShort = shorten.some((term) => carries(entry, term));
      const limit = isShort ? 0 : limitOf(entry, highlights);
      return {
        ...entry,
        ...(entry.keywords && { keywords: isShort ? stay.slice(0, SHORT_LIST) : stay }),
        ...(entry.highlights && { highlights: entry.highlights.slice(0, limit) }),
        ...(isShort && { summary: undefined, description: undefined }),
        ...(isShort && entry.courses && { courses: [] }),
      };
    });
  return inOrder(chosen, (entry) => first.findIndex((term) => carries(entry, term)));
}

const limitOf = (entry: ResumeEntry, highlights: CvVariant['highlights']): number | undefined =>
  typeof highlights === 'object'
    ? Object.entries(highlights).find(([term]) => carries(entry, term))?.[1]
    : highlights;

/** Sorts items by their position in a list; the others (position -1) follow in their order. */
const inOrder = <Item>(items: readonly Item[], positionOf: (item: Item) => number): Item[] => {
  const rank = (item: Item) => {
    const position = positionOf(item);
    return position === -1 ? Number.MAX_SAFE_INTEGER : position;
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
};
