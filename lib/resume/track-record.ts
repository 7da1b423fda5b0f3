import type { ListedProject } from '../content/kinds';
import type { ColorPair } from '../graphics/pattern';
import { patternOf } from '../graphics/pattern-of';
import type { Original } from '../urls';
import { periodOf, type Period } from './periods';
import type { Resume } from './resume';

/** An entry of the record. Texts are empty where nothing is known. */
export interface TrackRecordEntry {
  period?: Period | undefined;
  where: string;
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
    ...work.map(({ name = '', ...entry }) => ({ where: name, ...entry })),
    ...volunteer.map(({ organization = '', ...entry }) => ({ where: organization, ...entry })),
  ]
    .map((entry) => ({ ...entry, period: periodOf(entry) }))
    .sort(newestFirst);
  const names = positions.map(({ where }) => where);
  const ofPositions = positions.map((entry, index): TrackRecordEntry => {
    const { where, position = '', period, summary = '' } = entry;
    const [first] = entry.highlights;
    const project = projects.find(({ resume }) => resume === where);
    const { path, original, pattern = patternOf(where, patternColors) } = project ?? {};
    // The sentence of an original would be in another language.
    const ofPage = original ? undefined : project?.outcome;
    const isNewest = names.indexOf(where) === index;
    const outcome = (isNewest ? (ofPage ?? first) : (first ?? ofPage)) ?? summary;
    return { period, where, role: position, outcome, path, original, pattern };
  });
  return [
    ...ofPositions.filter(({ where }) => !leaveOut.includes(where)),
    ...projects
      .filter(({ resume = '', record }) => record !== false && !names.includes(resume))
      .map(ofProject),
  ].sort(newestFirst);
}

function ofProject(project: RecordedProject): TrackRecordEntry {
  const { title, shortTitle: where = title, periods, path, original, pattern } = project;
  const { role, outcome = '' } = original ? { role: '' } : project;
  const [first] = periods;
  const period = first && { start: first.start, end: periods.at(-1)?.end };
  return { period, where, role, outcome, path, original, pattern };
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
