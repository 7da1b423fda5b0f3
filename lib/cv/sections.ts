import type { Strings } from '@/data/strings';
import { groupByEmployer, type Employer } from '../resume/employers';
import { formatPeriod, periodOf, type Dated } from '../resume/periods';
import type { Resume, ResumeProject } from '../resume/resume';

/** The sections of the CV, named as in JSON Resume, in their order. */
export const sectionNames = [
  'work',
  'projects',
  'skills',
  'education',
  'certificates',
  'volunteer',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** An entry of a section, such as a position or a project. */
export interface SectionEntry {
  title?: string | undefined;
  /** The city, or the organisation behind it. */
  details?: string | undefined;
  period?: string | undefined;
  url?: string | undefined;
  /** What the employer does. */
  about?: string | undefined;
  paragraphs: readonly string[];
  points: readonly string[];
  keywords: readonly string[];
  /** The positions at an employer, if there are several. */
  positions: readonly SectionEntry[];
}

/** A group of texts: `Front end: React, TypeScript`. */
export interface LabelledList {
  label?: string | undefined;
  items: readonly string[];
}

export interface Quotation {
  text: string;
  source?: string | undefined;
}

/** What a section shows. */
export type SectionContent =
  | { type: 'entries'; entries: readonly SectionEntry[] }
  | { type: 'lists'; lists: readonly LabelledList[] }
  | { type: 'quotations'; quotations: readonly Quotation[] };

/** A section of the résumé, as the CV and the about page show it. */
export type Section = SectionContent & { name: SectionName | 'openSource'; heading: string };

/** A résumé with what the content of the site adds to it. */
export interface Career {
  resume: Resume;
  /** URLs of the pages about entries of the résumé, by the names of the entries. */
  pageUrls: ReadonlyMap<string, string>;
}

export interface SectionSource extends Career {
  strings: Pick<Strings, 'cv' | 'dates' | 'joined'>;
}

/** The heading and content of each section. Projects that are talks count as publications. */
const sections = {
  work: (source) => ({
    heading: source.strings.cv.experience,
    type: 'entries',
    entries: groupByEmployer(source.resume.work).map((employer) => ofEmployer(employer, source)),
  }),
  projects: (source) => ({
    heading: source.strings.cv.projects,
    type: 'entries',
    entries: source.resume.projects
      .filter((project) => !countsAsPublication(project))
      .map((project) => ofProject(project, source)),
  }),
  skills: ({ resume, strings }) => ({
    heading: strings.cv.skills,
    type: 'lists',
    lists: groupsOf(resume.skills),
  }),
  education: (source) => ({
    heading: source.strings.cv.education,
    type: 'entries',
    entries: source.resume.education.map((entry) => {
      const { institution, url, area, studyType, score, courses, keywords } = entry;
      const title = studyType ?? institution ?? area;
      const others = [area, institution].filter((part) => part !== title);
      return toEntry({
        title,
        details: source.strings.joined([...others, score]),
        period: period(entry, source, source.strings.dates.from),
        url: source.pageUrls.get(title ?? '') ?? url,
        text: source.strings.joined(courses),
        keywords,
      });
    }),
  }),
  certificates: (source) => ({
    heading: source.strings.cv.certificates,
    type: 'entries',
    entries: source.resume.certificates.map(({ name, issuer, date, url, keywords }) =>
      toEntry({ title: name, details: issuer, period: month(date, source), url, keywords }),
    ),
  }),
  volunteer: (source) => ({
    heading: source.strings.cv.volunteering,
    type: 'entries',
    entries: source.resume.volunteer.map((entry) => {
      const { position, organization, url, summary, highlights, keywords } = entry;
      return toEntry({
        title: position ?? organization,
        details: position && organization,
        period: period(entry, source),
        url: source.pageUrls.get(organization ?? '') ?? url,
        text: summary,
        points: highlights,
        keywords,
      });
    }),
  }),
  awards: (source) => ({
    heading: source.strings.cv.awards,
    type: 'entries',
    entries: source.resume.awards.map(({ title, awarder, date, summary }) =>
      toEntry({ title, details: awarder, period: month(date, source), text: summary }),
    ),
  }),
  publications: (source) => ({
    heading: source.strings.cv.publications,
    type: 'entries',
    entries: [
      ...source.resume.publications.map(({ name, publisher, releaseDate, url, summary }) =>
        toEntry({
          title: name,
          details: publisher,
          period: month(releaseDate, source),
          url,
          text: summary,
        }),
      ),
      ...source.resume.projects
        .filter(countsAsPublication)
        .map((project) => ofProject(project, source)),
    ],
  }),
  languages: ({ resume, strings }) => ({
    heading: strings.cv.languages,
    type: 'lists',
    lists: groupsOf(
      resume.languages.map(({ language, fluency }) => ({
        name: language,
        level: fluency,
        keywords: [],
      })),
    ),
  }),
  interests: ({ resume, strings }) => ({
    heading: strings.cv.interests,
    type: 'lists',
    lists: groupsOf(resume.interests),
  }),
  references: ({ resume, strings }) => ({
    heading: strings.cv.references,
    type: 'quotations',
    quotations: resume.references.flatMap(({ name, reference }) =>
      reference ? { text: withoutQuotes(reference), source: name } : [],
    ),
  }),
} satisfies Record<SectionName, (source: SectionSource) => SectionContent & { heading: string }>;

/**
 * The sections that a résumé fills, for the CV and the about page.
 * @param names the sections to read, in order
 */
export const readSections = (
  source: SectionSource,
  names: readonly SectionName[] = sectionNames,
): Section[] =>
  names
    .map((name): Section => ({ name, ...sections[name](source) }))
    .filter((section) => !isEmpty(section));

/** Whether a section has nothing to show. */
export function isEmpty(section: SectionContent): boolean {
  switch (section.type) {
    case 'entries':
      return section.entries.length === 0;
    case 'lists':
      return section.lists.length === 0;
    case 'quotations':
      return section.quotations.length === 0;
  }
}

/** Whether a project of the résumé is a talk, by the types of https://docs.jsonresume.org/schema */
export const countsAsPublication = ({ type }: { type?: unknown }): boolean =>
  typeof type === 'string' && /^(conference )?(talk|presentation|conference)$/i.test(type);

/** An entry for an employer: its positions if there are several, or else the position itself. */
function ofEmployer(employer: Employer, source: SectionSource) {
  const { name, location, description: about, positions } = employer;
  const url = source.pageUrls.get(name ?? '') ?? employer.url;
  const facts = positions.map((position) => ({
    title: position.position,
    period: period(position, source),
    text: position.summary,
    points: position.highlights,
    keywords: position.keywords,
  }));
  if (facts.length > 1) {
    return toEntry({ title: name, details: location, url, about, positions: facts.map(toEntry) });
  }
  const [fact] = facts;
  const details = source.strings.joined([fact?.title && name, location]);
  return toEntry({ ...fact, title: fact?.title ?? name, details, url, about });
}

const ofProject = (project: ResumeProject, source: SectionSource) =>
  toEntry({
    title: project.name,
    details: source.strings.joined([project.type, project.entity, ...project.roles]),
    period: period(project, source),
    url: source.pageUrls.get(project.name ?? '') ?? project.url,
    text: project.description,
    points: project.highlights,
    keywords: project.keywords,
  });

/** Completes an entry. */
function toEntry({
  text = '',
  details,
  points = [],
  keywords = [],
  positions = [],
  ...facts
}: Partial<SectionEntry> & { text?: string | undefined }): SectionEntry {
  return {
    ...facts,
    details: details || undefined,
    paragraphs: text.split(/\n+/).filter(Boolean),
    points,
    keywords,
    positions,
  };
}

/** @param since writes a period without an end; by default it is current */
function period(
  entry: Dated,
  { strings: { dates } }: SectionSource,
  since = dates.since,
): string | undefined {
  const found = periodOf(entry);
  return found && formatPeriod(found, { ...dates, since });
}

const month = (date: string | undefined, { strings }: SectionSource) =>
  date && strings.dates.date(date.slice(0, 'YYYY-MM'.length));

const withoutQuotes = (text: string) => text.replace(/^["“«„]([^"“«„”»]*)["”»“]$/, '$1');

/** A group for each item with keywords, and a last one, without a label, for the other items. */
export function groupsOf(
  items: readonly {
    name?: string | undefined;
    level?: string | undefined;
    keywords: readonly string[];
  }[],
): LabelledList[] {
  const groups = items.map(({ name, keywords }) => ({
    label: name?.replace(/:$/, ''),
    items: [...new Set(keywords)],
  }));
  const single = items.flatMap(({ name, level, keywords }) => {
    if (!name || keywords.length > 0) return [];
    return level ? `${name} (${level})` : name;
  });
  return [...groups, { items: single }].filter(({ items }) => items.length > 0);
}
