import { isFields } from '@/lib/is-fields';
import { readDate, readPeriod } from './dates';
import { readMarkdown, readUrl } from './text';
import type { Converted } from '.';

type Fields = Readonly<Record<string, unknown>>;

/** Titles of sections, which are the owner's own, by what they hold. */
const sectionTitles = {
  summary: /summary|about|profil|objective|perfil|sobre/i,
  volunteer: /volunt|volont|ehrenamt|bénévol/i,
  certificates: /certif|zertif|licen/i,
  awards: /award|hono|prize|achievement|auszeichn|premio|distin/i,
  languages: /^(languages?|idiomas|lingue|langues|sprachen|talen)$/i,
  interests: /interest|hobb|intere/i,
  publications: /publi|talk|paper|presentation/i,
};

/** The fields that are read. */
const knownFields = [
  'name',
  'headline',
  'label',
  'email',
  'phone',
  'website',
  'location',
  'social_networks',
  'sections',
];

/** Reads a CV of RenderCV: https://docs.rendercv.com/user_guide/yaml_input_structure */
export function readRenderCv(cv: Fields): Converted {
  const resume: Record<string, unknown[]> = {};
  const notRead = Object.keys(cv).filter((field) => !knownFields.includes(field));
  const summaries: string[] = [];
  for (const [title, entries] of Object.entries(isFields(cv.sections) ? cv.sections : {})) {
    if (!Array.isArray(entries)) continue;
    const words = title.replaceAll('_', ' ');
    const kind = Object.entries(sectionTitles).find(([, pattern]) => pattern.test(words))?.[0];
    for (const [index, entry] of entries.entries()) {
      const fields = isFields(entry) ? entry : { bullet: entry };
      const section = sectionOf(fields, kind);
      if (section) (resume[section] ??= []).push(entriesOf[section]?.(factsOf(fields)));
      else if (kind === 'summary') summaries.push(textOf(fields.bullet));
      else notRead.push(`sections.${title}[${index}]`);
    }
  }
  return { resume: { basics: basicsOf(cv, summaries), ...resume }, notRead };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? readMarkdown(String(value)).text : '';

function basicsOf(cv: Fields, summaries: readonly string[]) {
  const networks = Array.isArray(cv.social_networks) ? cv.social_networks.filter(isFields) : [];
  return {
    name: textOf(cv.name),
    label: textOf(cv.headline ?? cv.label),
    email: textOf(cv.email),
    phone: textOf(cv.phone).replace(/^tel:/, ''),
    url: readUrl(cv.website),
    location: { city: textOf(cv.location).split(',')[0] },
    summary: summaries.join('\n'),
    profiles: networks.map(({ network, username }) => ({
      network: textOf(network),
      username: textOf(username).replace(/^.*\//, ''),
    })),
  };
}

/** What is read of an entry. */
interface Facts {
  entry: Fields;
  title: string;
  url: string | undefined;
  summary: string;
  highlights: string[];
  period: object;
  /** The day, or the end of the period. */
  date: string | undefined;
}

/** The entries of JSON Resume, by their sections. */
const entriesOf: Readonly<Record<string, (facts: Facts) => object>> = {
  work: ({ entry, period, url, summary, highlights }) => ({
    ...named(entry, { name: 'company', position: 'position', location: 'location' }),
    ...period,
    url,
    summary,
    highlights,
  }),
  volunteer: ({ entry, title, period, url, summary, highlights }) => ({
    organization: textOf(entry.company) || title,
    ...named(entry, { position: 'position' }),
    ...period,
    url,
    summary,
    highlights,
  }),
  education: ({ entry, period, highlights }) => ({
    ...named(entry, { institution: 'institution', area: 'area', studyType: 'degree' }),
    ...period,
    courses: highlights,
  }),
  projects: ({ title, period, url, summary, highlights }) => ({
    name: title,
    description: summary,
    ...period,
    url,
    highlights,
  }),
  publications: ({ entry, title, date, url, summary }) => ({
    name: title,
    ...named(entry, { publisher: 'journal' }),
    releaseDate: date,
    url: url ?? (entry.doi ? `https://doi.org/${textOf(entry.doi)}` : undefined),
    summary,
  }),
  awards: ({ title, date, summary, highlights }) => ({
    title,
    date,
    summary: [summary, ...highlights].filter(Boolean).join('\n'),
  }),
  certificates: ({ title, date, url, summary }) => ({ name: title, date, url, issuer: summary }),
  languages: ({ title, summary }) => ({ language: title, fluency: summary }),
  skills: ({ title, summary }) => ({ name: title, keywords: listOf(summary) }),
  interests: ({ title, summary }) => ({ name: title, keywords: listOf(summary) }),
};

/**
 * The section that an entry belongs to, by its fields and the title above it.
 * @param kind what the title says
 */
function sectionOf(entry: Fields, kind: string | undefined): string | undefined {
  if (entry.company !== undefined && kind !== 'volunteer') return 'work';
  if (entry.institution !== undefined) return 'education';
  if (entry.authors !== undefined) return 'publications';
  if (kind && kind !== 'summary') return kind;
  if (entry.label !== undefined) return 'skills';
  return entry.name === undefined ? undefined : 'projects';
}

function factsOf(entry: Fields): Facts {
  const title = readMarkdown(
    String(entry.name ?? entry.title ?? entry.label ?? entry.bullet ?? ''),
  );
  const summary = [entry.summary, entry.details, entry.description].map(textOf);
  return {
    entry,
    title: title.text,
    url: readUrl(entry.url) ?? readUrl(title.url),
    summary: summary.filter(Boolean).join('\n'),
    highlights: Array.isArray(entry.highlights) ? entry.highlights.map(textOf) : [],
    period: periodOf(entry),
    date: readDate(textOf(entry.date ?? entry.end_date ?? entry.start_date)),
  };
}

const named = (entry: Fields, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([field, from]) => [field, textOf(entry[from])]));

const listOf = (text: string) => text.split(/\s*,\s*/).filter(Boolean);

const periodOf = ({ start_date: start, end_date: end, date }: Fields) =>
  start === undefined && end === undefined
    ? readPeriod(textOf(date))
    : { startDate: readDate(textOf(start)), endDate: readDate(textOf(end)) };
