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
const fields = [
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
  const notRead = Object.keys(cv).filter((field) => !fields.includes(field));
  const summaries: string[] = [];
  for (const [title, entries] of Object.entries(isFields(cv.sections) ? cv.sections : {})) {
    if (!Array.isArray(entries)) continue;
    const words = title.replaceAll('_', ' ');
    const kind = Object.entries(sectionTitles).find(([, pattern]) => pattern.test(words))?.[0];
    for (const [index, entry] of entries.entries()) {
      if (kind === 'summary' && typeof entry === 'string') summaries.push(textOf(entry));
      else {
        const [section, read] = entryOf(isFields(entry) ? entry : { bullet: entry }, kind);
        if (section) (resume[section] ??= []).push(read);
        else notRead.push(`sections.${title}[${index}]`);
      }
    }
  }
  return { resume: { basics: basicsOf(cv, summaries), ...resume }, notRead };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? readMarkdown(String(value)).text : '';

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

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

/** The section of JSON Resume that an entry belongs to, by its fields and the title above it, and the entry. */
function entryOf(entry: Fields, kind: string | undefined): [string | undefined, object] {
  const title = readMarkdown(
    String(entry.name ?? entry.title ?? entry.label ?? entry.bullet ?? ''),
  );
  const summary = [entry.summary, entry.details, entry.description]
    .map(textOf)
    .filter(Boolean)
    .join('\n');
  const details = {
    ...periodOf(entry),
    url: readUrl(entry.url) ?? readUrl(title.url),
    summary,
    highlights: textsOf(entry.highlights),
  };
  const date = readDate(textOf(entry.date ?? entry.end_date ?? entry.start_date));
  const keywords = summary.split(/\s*,\s*/).filter(Boolean);
  if (entry.company !== undefined && kind !== 'volunteer') {
    const place = textOf(entry.location);
    return [
      'work',
      {
        name: textOf(entry.company),
        position: textOf(entry.position),
        location: place,
        ...details,
      },
    ];
  }
  if (entry.institution !== undefined) {
    const [institution, area, studyType] = [entry.institution, entry.area, entry.degree].map(
      textOf,
    );
    return [
      'education',
      { institution, area, studyType, ...periodOf(entry), courses: details.highlights },
    ];
  }
  if (entry.authors !== undefined || kind === 'publications') {
    const url = details.url ?? readUrl(entry.doi && `doi.org/${textOf(entry.doi)}`);
    return [
      'publications',
      { name: title.text, publisher: textOf(entry.journal), releaseDate: date, url, summary },
    ];
  }
  if (kind === 'volunteer') {
    const [organization = title.text, position] = [entry.company ?? entry.name, entry.position].map(
      textOf,
    );
    return ['volunteer', { organization, position, ...details }];
  }
  if (kind === 'languages') return ['languages', { language: title.text, fluency: summary }];
  if (kind === 'interests') return ['interests', { name: title.text, keywords }];
  if (kind === 'certificates')
    return ['certificates', { name: title.text, date, url: details.url, issuer: summary }];
  if (kind === 'awards')
    return [
      'awards',
      {
        title: title.text,
        date,
        summary: [summary, ...details.highlights].filter(Boolean).join('\n'),
      },
    ];
  if (entry.label !== undefined) return ['skills', { name: title.text, keywords }];
  if (entry.name === undefined) return [undefined, {}];
  const { summary: description, ...others } = details;
  return ['projects', { name: title.text, description, ...others }];
}

const periodOf = ({ start_date: start, end_date: end, date }: Fields) =>
  start === undefined && end === undefined
    ? readPeriod(textOf(date))
    : { startDate: readDate(textOf(start)), endDate: readDate(textOf(end)) };
