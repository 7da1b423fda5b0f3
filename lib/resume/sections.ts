import type { Strings } from '@/data/strings';
import type { AboutSection } from '../schema';
import { joined } from '../text';
import { groupByEmployer, type Employer } from './employers';
import { formatDate, formatPeriod, periodOf, type Dated } from './periods';
import type { Resume, ResumeProject } from './resume';

/** An entry of a section; texts are empty where the résumé has none. */
export interface SectionEntry {
  title: string;
  /** The place, or the organisation behind it. */
  details: string;
  period: string;
  url: string;
  /** What the employer does. */
  about: string;
  /** Paragraphs. */
  text: readonly string[];
  points: readonly string[];
  keywords: readonly string[];
  /** The positions at an employer, if there are several. */
  positions: readonly SectionEntry[];
}

/** A named group of texts: `Front end: React, TypeScript`. Its label may be empty. */
export interface LabelledList {
  label: string;
  items: readonly string[];
}

/** A section of the résumé. Entries, lists or quotations are its content. */
export interface Section {
  heading: string;
  entries: readonly SectionEntry[];
  lists: readonly LabelledList[];
  quotations: readonly { text: string; source: string }[];
}

export type SectionName = 'work' | 'projects' | 'skills' | 'education' | AboutSection;

export interface SectionSource {
  resume: Resume;
  strings: Pick<Strings, 'cv' | 'dates'>;
  /** URLs of project pages, by the names of their entries in the résumé. */
  projectUrls?: ReadonlyMap<string, string>;
}

/** The sections of a résumé, for the CV and the about page. Talks count as publications. */
export function readSections({
  resume,
  strings,
  projectUrls = new Map(),
}: SectionSource): Record<SectionName, Section> {
  const { cv, dates } = strings;
  const empty = { entries: [], lists: [], quotations: [] };
  const entries = (heading: string, facts: readonly EntryFacts[]) => ({
    ...empty,
    heading,
    entries: facts.filter(({ title }) => title).map(toEntry),
  });
  const lists = (heading: string, groups: Section['lists']) => ({
    ...empty,
    heading,
    lists: groups,
  });
  const period = (entry: Dated, style = dates.career) => {
    const found = periodOf(entry);
    return found && formatPeriod(found, dates, style);
  };
  const month = (date: string | undefined) =>
    date && formatDate(date.slice(0, 'YYYY-MM'.length), dates);
  const ofEmployer = ({ name = '', location, description, url, positions }: Employer) => {
    const [first, ...others] = positions.map(({ position, summary, highlights, ...entry }) => ({
      title: position,
      period: period(entry),
      text: summary,
      points: highlights,
    }));
    const shared = { about: description, url: projectUrls.get(name) ?? url };
    if (first && others.length > 0) {
      const all = [first, ...others].map(toEntry);
      return toEntry({ ...shared, title: name, details: location, positions: all });
    }
    const details = joined(first?.title && name, location);
    return toEntry({ ...first, ...shared, title: first?.title ?? name, details });
  };
  const ofProject = (project: ResumeProject): EntryFacts => ({
    title: project.name,
    details: joined(project.type, project.entity, ...project.roles),
    period: period(project),
    url: projectUrls.get(project.name ?? '') ?? project.url,
    text: project.description,
    points: project.highlights,
    keywords: project.keywords,
  });
  return {
    work: {
      ...empty,
      heading: cv.experience,
      entries: groupByEmployer(resume.work).map(ofEmployer),
    },
    projects: entries(
      cv.projects,
      resume.projects.filter((project) => !isTalk(project)).map(ofProject),
    ),
    skills: lists(cv.skills, groupsOf(resume.skills)),
    education: entries(
      cv.education,
      resume.education.map(({ institution, url, area, studyType, score, courses, ...entry }) => {
        const title = studyType ?? institution ?? area ?? '';
        const others = [area, institution].filter((part) => part !== title);
        return {
          title,
          details: joined(...others, score),
          period: period(entry, { ...dates.career, since: dates.from }),
          url: projectUrls.get(title) ?? url,
          text: courses.join(', '),
        };
      }),
    ),
    certificates: entries(
      cv.certificates,
      resume.certificates.map(({ name, issuer, date, url }) => ({
        title: name,
        details: issuer,
        period: month(date),
        url,
      })),
    ),
    volunteer: entries(
      cv.volunteering,
      resume.volunteer.map(({ position, organization, url, summary, highlights, ...entry }) => ({
        title: position ?? organization,
        details: position && organization,
        period: period(entry),
        url: projectUrls.get(organization ?? '') ?? url,
        text: summary,
        points: highlights,
      })),
    ),
    awards: entries(
      cv.awards,
      resume.awards.map(({ title, awarder, date, summary }) => ({
        title,
        details: awarder,
        period: month(date),
        text: summary,
      })),
    ),
    publications: entries(cv.publications, [
      ...resume.publications.map(({ name, publisher, releaseDate, url, summary }) => ({
        title: name,
        details: publisher,
        period: month(releaseDate),
        url,
        text: summary,
      })),
      ...resume.projects.filter(isTalk).map(ofProject),
    ]),
    languages: lists(
      cv.languages,
      groupsOf(
        resume.languages.map(({ language, fluency }) => ({
          name: language,
          level: fluency,
          keywords: [],
        })),
      ),
    ),
    interests: lists(cv.interests, groupsOf(resume.interests)),
    references: {
      ...empty,
      heading: cv.references,
      quotations: resume.references.flatMap(({ name = '', reference }) =>
        reference
          ? { text: reference.replace(/^["“«„]([^"“«„”»]*)["”»“]$/, '$1'), source: name }
          : [],
      ),
    },
  };
}

/** Whether a section has nothing to show. */
export const isEmpty = ({ entries, lists, quotations }: Section): boolean =>
  entries.length + lists.length + quotations.length === 0;

/** Whether a project is a talk, by the types of https://docs.jsonresume.org/schema */
export const isTalk = ({ type = '' }: ResumeProject): boolean =>
  /^(conference )?(talk|presentation|conference)$/i.test(type);

type EntryFacts = {
  [Field in keyof SectionEntry]?: (Field extends 'text' ? string : SectionEntry[Field]) | undefined;
};

const toEntry = ({
  title = '',
  details = '',
  period = '',
  url = '',
  about = '',
  text = '',
  points = [],
  keywords = [],
  positions = [],
}: EntryFacts): SectionEntry => ({
  title,
  details,
  period,
  url,
  about,
  text: text.split(/\n+/).filter(Boolean),
  points,
  keywords,
  positions,
});

/** A group for each item with keywords, and a last one, without a label, for the other items. */
export function groupsOf(
  items: readonly {
    name?: string | undefined;
    level?: string | undefined;
    keywords: readonly string[];
  }[],
): LabelledList[] {
  const groups = items.map(({ name = '', keywords }) => ({
    label: name.replace(/:$/, ''),
    items: [...new Set(keywords)],
  }));
  const single = items.flatMap(({ name, level, keywords }) => {
    if (!name || keywords.length > 0) return [];
    return level ? `${name} (${level})` : name;
  });
  return [...groups, { label: '', items: single }].filter(({ items }) => items.length > 0);
}
