import type { Strings } from '@/data/strings';
import { formatDate, formatPeriod, periodOf } from './periods';
import { joined } from '../text';
import type { Dated, Resume, ResumeProject } from './resume';

type DateStrings = Strings['dates'];

/** An entry of a section, as the CV and the about page show it. */
export interface SectionEntry {
  title: string;
  /** The place, or the organisation behind it. */
  details: string;
  /** A period or a date. */
  period: string;
  url?: string | undefined;
  text?: string | undefined;
  points: readonly string[];
  keywords: readonly string[];
}

/** The sections whose entries have a title, and usually a date. */
export type EntrySection =
  'projects' | 'volunteer' | 'education' | 'certificates' | 'awards' | 'publications';

/**
 * The entries of a section that have a title. Talks among the projects count as publications.
 * @param dates strings that format dates
 */
export function sectionEntries(
  section: EntrySection,
  resume: Resume,
  dates: DateStrings,
): SectionEntry[] {
  return readers[section](resume, dates)
    .map((entry) => ({ points: [], keywords: [], ...entry }))
    .filter(({ title }) => title !== '');
}

type Entry = Omit<SectionEntry, 'points' | 'keywords'> & Partial<SectionEntry>;

const readers: Record<EntrySection, (resume: Resume, dates: DateStrings) => Entry[]> = {
  projects: ({ projects }, dates) =>
    projects.filter((project) => !isTalk(project)).map((project) => projectEntry(project, dates)),
  volunteer: ({ volunteer }, dates) =>
    volunteer.map(({ position, organization, url, summary, highlights, ...entry }) => ({
      title: position ?? organization ?? '',
      details: position ? joined(organization) : '',
      period: periodText(entry, dates),
      url,
      text: summary,
      points: highlights,
    })),
  education: ({ education }, dates) =>
    education.map(({ institution, url, area, studyType, score, courses, ...entry }) => {
      const title = studyType ?? institution ?? area ?? '';
      const others = [area, institution].filter((part) => part !== title);
      return {
        title,
        details: joined(...others, score),
        period: periodText(entry, dates, dates.from),
        url,
        text: courses.length > 0 ? courses.join(', ') : undefined,
      };
    }),
  certificates: ({ certificates }, dates) =>
    certificates.map(({ name = '', issuer, date, url }) => ({
      title: name,
      details: joined(issuer),
      period: dateText(date, dates),
      url,
    })),
  awards: ({ awards }, dates) =>
    awards.map(({ title = '', awarder, date, summary }) => ({
      title,
      details: joined(awarder),
      period: dateText(date, dates),
      text: summary,
    })),
  publications: ({ publications, projects }, dates) => [
    ...publications.map(({ name = '', publisher, releaseDate, url, summary }) => ({
      title: name,
      details: joined(publisher),
      period: dateText(releaseDate, dates),
      url,
      text: summary,
    })),
    ...projects.filter(isTalk).map((project) => projectEntry(project, dates)),
  ],
};

/** Whether a project is a talk, which is listed among the publications. */
export const isTalk = ({ type = '' }: ResumeProject) =>
  /\b(talk|presentation|conference)\b/i.test(type);

const projectEntry = (project: ResumeProject, dates: DateStrings): Entry => ({
  title: project.name ?? '',
  details: joined(project.type, project.entity, ...project.roles),
  period: periodText(project, dates),
  url: project.url,
  text: project.description,
  points: project.highlights,
  keywords: project.keywords,
});

/**
 * The period of an entry, formatted; empty if it has no dates.
 * @param since formats a period without an end, by default as one that goes on
 */
export function periodText(entry: Dated, dates: DateStrings, since = dates.career.since): string {
  const period = periodOf(entry);
  if (!period) return '';
  return period.end === undefined
    ? since(formatDate(period.start, dates))
    : formatPeriod(period, dates);
}

/** The month or year of a date. */
const dateText = (date: string | undefined, dates: DateStrings) =>
  date ? formatDate(date.slice(0, 'YYYY-MM'.length), dates) : '';

/** A named group of texts: `Front end: React, TypeScript`. */
export interface LabelledList {
  /** Empty for texts without a group. */
  label: string;
  items: readonly string[];
}

/** The skills in groups. Single skills form a group without a label. */
export function skillGroups({ skills }: Pick<Resume, 'skills'>): LabelledList[] {
  const groups = skills.filter(({ keywords }) => keywords.length > 0);
  const single = skills.filter(({ keywords, name }) => keywords.length === 0 && name);
  return [
    ...groups.map(({ name = '', keywords }) => ({
      label: name.replace(/:$/, ''),
      items: [...new Set(keywords)],
    })),
    { label: '', items: single.map(({ name = '', level }) => withNote(name, level)) },
  ].filter(({ items }) => items.length > 0);
}

/** The interests, each with its keywords. Interests without keywords form a group without a label. */
export function interestGroups({ interests }: Pick<Resume, 'interests'>): LabelledList[] {
  const groups = interests.filter(({ keywords }) => keywords.length > 0);
  const single = interests.filter(({ keywords }) => keywords.length === 0);
  return [
    ...groups.map(({ name = '', keywords }) => ({ label: name, items: keywords })),
    { label: '', items: single.flatMap(({ name }) => name ?? []) },
  ].filter(({ items }) => items.length > 0);
}

/** The languages with their fluency: `French (native)`. */
export const languageTexts = ({ languages }: Pick<Resume, 'languages'>): string[] =>
  languages.flatMap(({ language, fluency }) => (language ? withNote(language, fluency) : []));

const withNote = (text: string, note?: string) => (note ? `${text} (${note})` : text);

/** Quotations from the references about the owner. References without a text are left out. */
export const quotations = ({ references }: Pick<Resume, 'references'>) =>
  references.flatMap(({ name = '', reference }) =>
    reference ? { text: reference.replace(/^["“«„]|["”»“]$/g, ''), source: name } : [],
  );
