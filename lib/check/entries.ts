import type { Project } from '../content/kinds';
import { PERIOD } from '../content/schemas';
import type { Problem } from './problem';
import { nearest } from '../nearest';
import { entryNames } from '../resume/entries';
import type { Resume } from '../resume/resume';

/** Finds projects that name no entry of the résumé, and those that have no period. */
export const checkEntries = (resume: Resume, projects: readonly Project[]): Problem[] =>
  projects.flatMap(({ file, resume: entry, periods }) => {
    const names = entryNames(resume);
    if (entry !== undefined && !names.includes(entry)) {
      const [near] = nearest(entry, names);
      return {
        file,
        field: 'resume',
        expected: `the name of an entry of data/resume.json: ${names.join(', ')}`,
        found: `"${entry}"`,
        fix: near ? `write "${near}"` : 'write one of them, or "period: 2023" in place of it',
      };
    }
    if (periods.length > 0) return [];
    const fix = entry
      ? `add "startDate" to "${entry}" in data/resume.json, or write "period: 2023"`
      : 'write "period: 2023", or "resume: " and the name of an entry of data/resume.json';
    return { file, field: 'period', expected: PERIOD, found: 'nothing', fix };
  });
