import type { Original } from '../urls';
import { periodOf, type Period } from './periods';
import type { Resume } from './resume';

/** A row of the record: a position, paid or voluntary. Texts are empty where the résumé has none. */
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
}

/** A page about an entry of the résumé. */
interface EntryPage {
  /** The name of the entry. */
  resume?: string | undefined;
  path: string;
  original?: Original | undefined;
  outcome?: string | undefined;
}

/**
 * The record of a career: all positions, newest first, those without dates last.
 * @param pages the pages about entries. Several positions at one employer share its page; its outcome stands at the
 *   newest of them, and at positions without a highlight
 */
export function trackRecordOf(
  { work, volunteer }: Pick<Resume, 'work' | 'volunteer'>,
  pages: readonly EntryPage[],
): TrackRecordEntry[] {
  const entries = [
    ...work.map(({ name = '', ...entry }) => ({ where: name, ...entry })),
    ...volunteer.map(({ organization = '', ...entry }) => ({ where: organization, ...entry })),
  ].map((entry) => ({ ...entry, period: periodOf(entry) }));
  entries.sort((a, b) => compareDates(startOf(b), startOf(a)));
  const seen = new Set<string>();
  return entries.map(({ where, position = '', period, summary = '', highlights: [first] }) => {
    const page = pages.find(({ resume }) => resume !== undefined && resume === where);
    const isNewest = !seen.has(where);
    seen.add(where);
    // The sentence of an original would be in another language.
    const ofPage = page?.original ? undefined : page?.outcome;
    const outcome = (isNewest ? (ofPage ?? first) : (first ?? ofPage)) ?? summary;
    const { path, original } = page ?? {};
    return { period, where, role: position, outcome, path, original };
  });
}

const startOf = ({ period }: { period?: Period | undefined }) => period?.start ?? '';

const compareDates = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
