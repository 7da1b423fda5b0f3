import type { Strings } from '@/data/strings';
import { availabilityText } from '../resume/availability';
import { groupByEmployer, type Employer } from '../resume/employers';
import type { Owner } from '../resume/owner';
import type { Resume, Work } from '../resume/resume';
import {
  interestGroups,
  languageTexts,
  periodText,
  quotations,
  sectionEntries,
  skillGroups,
  type EntrySection,
  type LabelledList,
  type SectionEntry,
} from '../resume/sections';
import type { SiteSettings } from '../schema';
import { joined } from '../text';

/** The sources of the CV. */
export interface CvSource {
  resume: Resume;
  owner: Owner;
  settings: Pick<SiteSettings, 'publish'>;
  strings: Strings;
  /** URL of the site with the base path, without trailing slash. */
  siteUrl: string;
  /** URLs of project pages, by the names of their entries in the résumé. */
  projectUrls: ReadonlyMap<string, string>;
}

/** One of several positions at an employer. */
export interface CvPosition {
  title: string;
  period: string;
  /** Paragraphs. */
  text: readonly string[];
  points: readonly string[];
  keywords: readonly string[];
}

export interface CvEntry extends CvPosition {
  details: string;
  url: string;
  /** What the employer does. */
  about: string;
  /** The positions, if there are several. */
  positions: readonly CvPosition[];
}

/** A section of the CV. */
export type CvSection = { heading: string } & (
  | { type: 'entries'; entries: readonly CvEntry[] }
  | { type: 'lists'; lists: readonly LabelledList[] }
  | { type: 'quotations'; quotations: readonly { text: string; source: string }[] }
);

/** The content of the CV, formatted, so that templates only lay it out. */
export interface CvData {
  name: string;
  label: string;
  /** The owner's place, and links. */
  contacts: readonly { text: string; url: string }[];
  availability: { label: string; text: string } | null;
  summary: readonly string[];
  sections: readonly CvSection[];
}

/** Collects the content of the CV. */
export function cvData({
  resume,
  owner,
  settings,
  strings,
  siteUrl,
  projectUrls,
}: CvSource): CvData {
  const { cv, dates } = strings;
  const entries = (heading: string, section: EntrySection): CvSection => ({
    type: 'entries',
    heading,
    entries: sectionEntries(section, resume, dates).map((entry) =>
      toEntry(entry, hasPages(section) ? projectUrls.get(entry.title) : undefined),
    ),
  });
  const lists = (heading: string, groups: readonly LabelledList[]): CvSection => ({
    type: 'lists',
    heading,
    lists: groups,
  });
  const languages = languageTexts(resume);
  const sections: CvSection[] = [
    {
      type: 'entries',
      heading: cv.experience,
      entries: groupByEmployer(resume.work).map((employer) =>
        toWorkEntry(employer, strings, projectUrls),
      ),
    },
    entries(cv.projects, 'projects'),
    lists(cv.skills, skillGroups(resume)),
    entries(cv.education, 'education'),
    entries(cv.certificates, 'certificates'),
    entries(cv.volunteering, 'volunteer'),
    entries(cv.awards, 'awards'),
    entries(cv.publications, 'publications'),
    lists(cv.languages, languages.length > 0 ? [{ label: '', items: languages }] : []),
    lists(cv.interests, interestGroups(resume)),
    { type: 'quotations', heading: cv.references, quotations: quotations(resume) },
  ];
  const { availability } = owner;
  return {
    name: owner.name,
    label: owner.label,
    contacts: contactsOf({ resume, owner, settings, siteUrl }),
    availability: availability
      ? { label: strings.availability.label, text: availabilityText(availability, strings) }
      : null,
    summary: paragraphs(owner.summary),
    sections: sections.filter((section) => sizeOf(section) > 0),
  };
}

function sizeOf(section: CvSection): number {
  if (section.type === 'entries') return section.entries.length;
  return section.type === 'lists' ? section.lists.length : section.quotations.length;
}

function contactsOf({
  resume,
  owner,
  settings,
  siteUrl,
}: Pick<CvSource, 'resume' | 'owner' | 'settings' | 'siteUrl'>) {
  const { address, postalCode } = resume.basics.location;
  const { email, phone, profiles } = owner;
  const street = joined(address?.replaceAll('\n', ', '), postalCode);
  return [
    ...(owner.place ? [{ text: owner.place, url: '' }] : []),
    ...(settings.publish?.address && street ? [{ text: street, url: '' }] : []),
    ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
    ...(phone ? [{ text: phone, url: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(resume.basics.url ? [{ text: printed(siteUrl), url: siteUrl }] : []),
    ...profiles.map(({ url }) => ({ text: printed(url), url })),
  ];
}

/** A URL for print, without scheme, `www.` and trailing slash. */
const printed = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

const paragraphs = (text = '') => text.split(/\n+/).filter(Boolean);

/** Whether project pages can be about entries of a section. */
const hasPages = (section: EntrySection) =>
  ['projects', 'volunteer', 'education'].includes(section);

const toEntry = ({ text, url, ...entry }: SectionEntry, page: string | undefined): CvEntry => ({
  ...entry,
  about: '',
  url: page ?? url ?? '',
  text: paragraphs(text),
  positions: [],
});

function toWorkEntry(
  { positions, ...employer }: Employer,
  { dates }: Strings,
  projectUrls: CvSource['projectUrls'],
): CvEntry {
  const toPosition = (work: Work): CvPosition => ({
    title: work.position ?? '',
    period: periodText(work, dates),
    text: paragraphs(work.summary),
    points: work.highlights,
    keywords: [],
  });
  const { name = '', location, description = '' } = employer;
  const shared = {
    about: description,
    url: projectUrls.get(name) ?? employer.url ?? '',
  };
  const [first, ...others] = positions.map(toPosition);
  if (first && others.length === 0) {
    const title = first.title || name;
    const details = joined(first.title && name, location);
    return { ...first, ...shared, title, details, positions: [] };
  }
  return {
    ...shared,
    title: name,
    details: joined(location),
    period: '',
    text: [],
    points: [],
    keywords: [],
    positions: positions.map(toPosition),
  };
}
