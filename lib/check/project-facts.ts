import { isCurrent, monthNames } from '../career/periods';
import type { Career, ContractKind, Period } from '../career/types';
import type { Problem } from '../content/problem';

/** What a project's page states of the career. */
export interface ProjectFacts {
  slug: string;
  title: string;
  shortTitle?: string | undefined;
  projectType: string;
  kind: string;
  role: string;
  /** The period as HTML, each date in a `<time datetime>`. */
  dateHtml: string;
  contextHtml: string;
  bodyHtml: string;
}

/** What the career says of a project or of an employer that has a page. */
interface CareerFacts {
  title: string;
  projectType: string;
  kinds: readonly string[];
  /** What the role on the page begins with. */
  role?: string | undefined;
  /** The oldest first, as the page lists them. */
  periods: readonly Period[];
}

const contractKinds: Record<ContractKind, string> = {
  internship: 'internship',
  'permanent contract': 'full-time contract',
  'short job': 'short job',
};

const projectKinds = {
  'personal project': { projectType: 'personal', kinds: ['personal project'] },
  'freelance project': { projectType: 'freelance', kinds: ['freelance', 'freelance project'] },
} as const;

/**
 * Compares the front matter of projects with the career. A project that the career does not know
 * stands for itself; a project of the career without a page is a problem, since the CV links there.
 */
export function checkProjectFacts(career: Career, projects: readonly ProjectFacts[]): Problem[] {
  const facts = careerFacts(career);
  const pages = new Set(projects.map(({ slug }) => slug));
  return [
    ...projects.flatMap((project) => {
      const known = facts.get(project.slug);
      return known ? compare(project, known) : [];
    }),
    ...career.projects
      .filter(({ slug }) => !pages.has(slug))
      .map(({ slug }) => ({
        file: 'data/career.ts',
        field: `projects.${slug}`,
        expected: `a page, content/projects/${slug}.md`,
        found: 'none',
        mend: 'add the file, or correct the slug',
      })),
  ];
}

function careerFacts({ positions, projects }: Career): ReadonlyMap<string, CareerFacts> {
  const entries: [string, CareerFacts][] = [
    ...projects.map((project): [string, CareerFacts] => [
      project.slug,
      { title: project.title, ...projectKinds[project.kind], periods: [project] },
    ]),
    ...positions.map(({ slug, employer, stays }): [string, CareerFacts] => {
      const kind = stays[0] ? contractKinds[stays[0].contract] : '';
      const facts = {
        title: employer.name,
        projectType: 'professional',
        kinds: [stays.length > 1 ? `${kind}s` : kind],
        role: stays[0]?.role,
        periods: [...stays].reverse(),
      };
      return [slug, facts];
    }),
  ];
  return new Map(entries);
}

function compare(project: ProjectFacts, known: CareerFacts): Problem[] {
  const file = `content/projects/${project.slug}.md`;
  const agree = (field: string, agrees: boolean, expected: string, found: string) =>
    agrees ? [] : [{ file, field, expected, found, mend }];
  const { title, shortTitle, projectType, kind, role, dateHtml } = project;
  const dates = known.periods.flatMap(datesOf).join(', ');
  const shown = [...dateHtml.matchAll(TIME)].map(([, date]) => date).join(', ');
  return [
    ...agree(
      shortTitle ? 'shortTitle' : 'title',
      [title, shortTitle].includes(known.title),
      `"${known.title}"`,
      `"${shortTitle ?? title}"`,
    ),
    ...agree(
      'projectType',
      projectType === known.projectType,
      `"${known.projectType}"`,
      `"${projectType}"`,
    ),
    ...agree('kind', known.kinds.includes(kind), `"${known.kinds.join('" or "')}"`, `"${kind}"`),
    ...agree('role', role.startsWith(known.role ?? ''), `"${known.role}" first`, `"${role}"`),
    ...agree('date', shown === dates, `these in <time datetime>: ${dates}`, shown || 'none'),
    ...agree(
      'date',
      /\bcurrent\b/.test(dateHtml) === known.periods.some(isCurrent),
      `the word "current" only while the end is left out in data/career.ts`,
      `"${dateHtml}"`,
    ),
    ...strangeMonths(project, known.periods).flatMap((found) =>
      agree('text', false, `only months of ${dates}`, `"${found}"`),
    ),
    ...[...dateHtml.matchAll(TIME)].flatMap(([, date = '', text = '']) =>
      agree('date', isWritten(date, text), `the date ${date} in words`, `"${text}"`),
    ),
  ];
}

const mend = 'correct the page, or data/career.ts';
const TIME = /<time datetime="([^"]*)">([^<]*)<\/time>/g;

const datesOf = ({ start, end }: Period) =>
  end === undefined || end === 'unknown' || end === start ? [start] : [start, end];

const MONTH = new RegExp(
  `\\b(?:in|of|from|since|until|to|and) (${monthNames.join('|')})\\b(?: (\\d{4}))?`,
  'g',
);

/** Months that the text names, with a year or without, and in which no period begins or ends. */
function strangeMonths({ contextHtml, bodyHtml }: ProjectFacts, periods: readonly Period[]) {
  const dates = periods.flatMap(datesOf);
  return [...`${contextHtml} ${bodyHtml}`.matchAll(MONTH)]
    .filter(([, month = '', year = '']) => {
      const end = `-${String(monthNames.indexOf(month) + 1).padStart(2, '0')}`;
      return !dates.some((date) => date.startsWith(year) && date.endsWith(end));
    })
    .map(([found]) => found);
}

/** Whether a text shows the month of a date, and no other year. */
function isWritten(date: string, text: string): boolean {
  const [year = '', month] = date.split('-');
  const isMonthShown = !month || text.includes(monthNames[Number(month) - 1]?.slice(0, 3) ?? '');
  return isMonthShown && (text.match(/\d{4}/)?.[0] ?? year) === year;
}
