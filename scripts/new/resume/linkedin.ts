import { parse } from 'csv-parse/sync';
import { isProfileUrl } from '@/lib/resume/networks';
import { readDate } from './dates';
import { readDescription, readUrl } from './text';
import type { Converted } from '.';

/** A row of a file, by the names of its columns. */
type Row = Record<string, string>;

/** Columns by the fields of JSON Resume; several names are those of different years. */
type Columns = Readonly<Record<string, string | readonly string[]>>;

const period = {
  startDate: ['Started On', 'Start Date'],
  endDate: ['Finished On', 'End Date'],
};

/** The files that are read, by the sections of JSON Resume: https://www.linkedin.com/help/linkedin/answer/a1339364 */
const files: Readonly<Record<string, { file: string; columns: Columns }>> = {
  work: {
    file: 'Positions',
    columns: {
      name: 'Company Name',
      position: 'Title',
      location: 'Location',
      summary: 'Description',
      ...period,
    },
  },
  volunteer: {
    file: 'Volunteering',
    columns: { organization: 'Company Name', position: 'Role', summary: 'Description', ...period },
  },
  education: {
    file: 'Education',
    columns: { institution: 'School Name', studyType: 'Degree Name', ...period },
  },
  projects: {
    file: 'Projects',
    columns: { name: 'Title', description: 'Description', url: 'Url', ...period },
  },
  skills: { file: 'Skills', columns: { name: 'Name' } },
  languages: { file: 'Languages', columns: { language: 'Name', fluency: 'Proficiency' } },
  certificates: {
    file: 'Certifications',
    columns: { name: 'Name', url: 'Url', issuer: 'Authority', date: 'Started On' },
  },
  awards: {
    file: 'Honors',
    columns: {
      title: 'Title',
      summary: 'Description',
      awarder: 'Issuer',
      date: ['Issued On', 'Issue Date'],
    },
  },
  publications: {
    file: 'Publications',
    columns: {
      name: 'Name',
      releaseDate: 'Published On',
      summary: 'Description',
      publisher: 'Publisher',
      url: 'Url',
    },
  },
};

const profileColumns: Columns = {
  first: 'First Name',
  last: 'Last Name',
  label: 'Headline',
  summary: 'Summary',
  place: 'Geo Location',
  websites: 'Websites',
  twitter: 'Twitter Handles',
};

const recommendationColumns: Columns = {
  first: 'First Name',
  last: 'Last Name',
  position: 'Job Title',
  company: 'Company',
  text: 'Text',
  status: 'Status',
};

/**
 * Reads the archive that LinkedIn gives its members. Of what is private (e-mail addresses, phone numbers, contacts,
 * messages), nothing is taken.
 * @param csvs texts of the CSV files by name
 */
export function readLinkedIn(csvs: ReadonlyMap<string, string>): Converted {
  const sections = Object.entries(files).map(([section, { file, columns }]) => ({
    section,
    ...readTable(csvs, file, columns),
  }));
  const profile = readTable(csvs, 'Profile', profileColumns);
  const recommendations = readTable(csvs, 'Recommendations_Received', recommendationColumns);
  const tables = [...sections, profile, recommendations];
  const columns = tables.flatMap(({ name, others }) =>
    others.length > 0 ? `${name}: ${others.join(', ')}` : [],
  );
  const otherFiles = [...csvs.keys()].filter(
    (name) => !tables.some((table) => table.name === name),
  );
  return {
    resume: {
      basics: basicsOf(profile.rows[0] ?? {}),
      ...Object.fromEntries(sections.map(({ section, rows }) => [section, rows.map(entryOf)])),
    },
    drafts: recommendations.rows
      .filter(({ status }) => !status || status === 'VISIBLE')
      .map(({ first = '', last = '', position, company, text }) => ({
        name: [`${first} ${last}`.trim(), position, company].filter(Boolean).join(', '),
        reference: text,
      })),
    notRead: [...columns, ...otherFiles],
  };
}

interface Table {
  /** The path in the archive; undefined if the file is missing. */
  name: string | undefined;
  rows: Row[];
  /** Columns that have values and are not read. */
  others: string[];
}

function readTable(csvs: ReadonlyMap<string, string>, file: string, columns: Columns): Table {
  const [name, csv = ''] = [...csvs].find(([path]) => nameOf(path) === file.toLowerCase()) ?? [];
  const rows: Row[] = parse(csv, {
    bom: true,
    columns: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  const known = Object.values(columns).flat();
  const filled = new Set(rows.flatMap((row) => Object.keys(row).filter((column) => row[column])));
  const valueOf = (row: Row, names: string | readonly string[]) =>
    [names].flat().flatMap((column) => row[column] || [])[0] ?? '';
  return {
    name,
    rows: rows.map((row) =>
      Object.fromEntries(
        Object.entries(columns).map(([field, names]) => [field, valueOf(row, names)]),
      ),
    ),
    others: [...filled].filter((column) => !known.includes(column)),
  };
}

/** `Recommendations_Received` for `export/Recommendations_Received.csv`. */
const nameOf = (path: string) => path.replace(/^.*\/|\.csv$/gi, '').toLowerCase();

function basicsOf({
  first = '',
  last = '',
  label,
  summary,
  place = '',
  websites = '',
  twitter = '',
}: Row) {
  const urls = (websites.match(/(?<=:)[^\s,\]]+\.[^\s,\]]+/g) ?? []).flatMap(
    (url) => readUrl(url) ?? [],
  );
  const handles = twitter.match(/\w+/g) ?? [];
  return {
    name: `${first} ${last}`.trim(),
    label,
    summary,
    location: { city: place.split(',')[0] },
    url: urls.find((url) => !isProfileUrl(url)),
    profiles: [
      ...handles.map((username) => ({ network: 'Twitter', username })),
      ...urls.filter(isProfileUrl).map((url) => ({ url })),
    ],
  };
}

/** Reads dates, URLs and points of an entry. */
function entryOf({
  startDate,
  endDate,
  date,
  releaseDate,
  url,
  summary,
  studyType,
  ...texts
}: Row) {
  return {
    ...texts,
    ...(studyType && { studyType: studyType.replace(/[\s,]+$/, '') }),
    startDate: readDate(startDate ?? ''),
    endDate: readDate(endDate ?? ''),
    date: readDate(date ?? ''),
    releaseDate: readDate(releaseDate ?? ''),
    url: readUrl(url),
    ...('position' in texts ? readDescription(summary) : { summary }),
  };
}
