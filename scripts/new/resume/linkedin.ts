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
  const read = new Map<string, string[]>();
  const rowsOf = (file: string, columns: Columns): Row[] => {
    const [name = '', csv = ''] =
      [...csvs].find(([path]) => nameOf(path) === file.toLowerCase()) ?? [];
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
    if (name)
      read.set(
        name,
        [...filled].filter((column) => !known.includes(column)),
      );
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(columns).map(([field, names]) => [
          field,
          [names]
            .flat()
            .map((column) => row[column] ?? '')
            .find(Boolean) ?? '',
        ]),
      ),
    );
  };
  const sections = Object.entries(files).map(([section, { file, columns }]) => [
    section,
    rowsOf(file, columns).map(entryOf),
  ]);
  const [profile = {}] = rowsOf('Profile', profileColumns);
  const recommendations = rowsOf('Recommendations_Received', recommendationColumns);
  const resume = {
    basics: basicsOf(profile),
    ...Object.fromEntries(sections),
  };
  const drafts = recommendations
    .filter(({ status }) => !status || status === 'VISIBLE')
    .map(({ first = '', last = '', position, company, text }) => ({
      name: [`${first} ${last}`.trim(), position, company].filter(Boolean).join(', '),
      reference: text,
    }));
  const others = [...csvs.keys()].filter((name) => !read.has(name));
  const columns = [...read].flatMap(([name, left]) =>
    left.length > 0 ? `${name}: ${left.join(', ')}` : [],
  );
  return { resume, notRead: [...columns, ...others], drafts };
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
