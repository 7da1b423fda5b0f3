import type { ListedProject } from '../content/kinds';
import type { ColorPair } from '../graphics/pattern';
import { patternOf } from '../graphics/pattern-of';
import type { Original } from '../urls';
import { periodOf, type Period } from './periods';
import type { Resume } from './resume';

/** An entry of the record. Texts are empty where nothing is known. */
export interface TrackRecordEntry {
  period?: Period | undefined;
  /** Where it was, or the title of a project. */
  title: string;
  role: string;
  /** What came of it. */
  outcome: string;
  /** Path of the page about it. */
  path?: string | undefined;
  /** That page in another language, if it is not translated. */
  original?: Original | undefined;
  /** Its pattern: that of its page, or else of its name. */
  pattern: string;
}

type RecordedProject = Pick<
  ListedProject,
  | 'resume'
  | 'record'
  | 'title'
  | 'shortTitle'
  | 'periods'
  | 'role'
  | 'outcome'
  | 'path'
  | 'original'
  | 'pattern'
>;

/** What the record is made from. */
interface RecordFacts extends Pick<Resume, 'work' | 'volunteer'> {
  projects: readonly RecordedProject[];
  /** Names of employers and organizations that are left out. */
  leaveOut?: readonly string[] | undefined;
  patternColors: readonly ColorPair[];
}

/**
 * The record of a career: positions, paid and voluntary, and projects that belong to none. What goes on comes first,
 * then what ended last; what has no dates comes last. Several positions at one employer share its page, whose outcome
 * stands at the newest of them.
 */
export function trackRecordOf(facts: RecordFacts): TrackRecordEntry[] {
  const { work, volunteer, projects, leaveOut = [], patternColors } = facts;
  const positions = [
    ...work,
    ...volunteer.map(({ organization, ...entry }) => ({ name: organization, ...entry })),
  ]
    .map((entry) => ({ ...entry, period: periodOf(entry) }))
    .sort(newestFirst);
  const names = positions.map(({ name }) => name);
  const ofPositions = positions.map((entry, index): TrackRecordEntry => {
    const { name, position = '', period, summary = '' } = entry;
    const title = name || position;
    const project = name ? projects.find(({ resume }) => resume === name) : undefined;
    const { path, original, pattern = patternOf(title, patternColors) } = project ?? {};
    const isNewest = names.indexOf(name) === index;
    // The sentence of an original would be in another language.
    const ofPage = isNewest && !original ? project?.outcome : undefined;
    const outcome = ofPage ?? entry.highlights[0] ?? summary;
    return { period, title, role: name ? position : '', outcome, path, original, pattern };
  });
  return [
    ...ofPositions.filter(({ title }) => !leaveOut.includes(title)),
    ...projects
      .filter(({ resume, record }) => record !== false && !(resume && names.includes(resume)))
      .map(ofProject),
  ].sort(newestFirst);
}

function ofProject(project: RecordedProject): TrackRecordEntry {
  const { title, shortTitle, path, original, pattern } = project;
  const { role, outcome = '' } = original ? { role: '' } : project;
  const period = wholePeriod(project.periods);
  return { period, title: shortTitle ?? title, role, outcome, path, original, pattern };
}

/** From the first start to the last end. */
function wholePeriod(periods: readonly Period[]): Period | undefined {
  const [start] = periods.map((period) => period.start).sort();
  const ends = periods.map(({ end }) => end);
  const end = ends.includes(undefined) ? undefined : ends.sort().at(-1);
  return start === undefined ? undefined : { start, end };
}

type Dated = Pick<TrackRecordEntry, 'period'>;

function newestFirst(a: Dated, b: Dated): number {
  const [first, second] = [sortKey(a), sortKey(b)];
  return first === second ? 0 : first < second ? 1 : -1;
}

/** The end of a period, then its start. A year ends after its months, and what goes on ends last. */
function sortKey({ period }: Dated): string {
  if (!period) return '';
  const { start, end = '9999' } = period;
  return `${end.padEnd('YYYY-MM'.length, '-99')} ${start}`;
}
