import type { Career } from '../career/types';
import { checkProjectFacts, type ProjectFacts } from './project-facts';
import { checkTimeline } from './timeline';
import type { Problem } from '../content/problem';
import type { TimelineYear } from '@/data/timeline';
import type { ToolkitGroup } from '@/data/toolkit';

interface Tellings {
  timeline: readonly TimelineYear[];
  toolkit: readonly ToolkitGroup[];
  projects: readonly ProjectFacts[];
}

/**
 * Finds where the pages tell the career otherwise than the career does: years, months and
 * employers of the timeline, tools without a skill, periods, titles and kinds of projects. Pure.
 * @returns all disagreements, each with the file that tells the career; none if everything agrees
 */
export function checkConsistency(career: Career, tellings: Tellings): Problem[] {
  return [
    ...checkTimeline(career, tellings.timeline),
    ...checkToolkit(career, tellings.toolkit),
    ...checkProjectFacts(career, tellings.projects),
  ];
}

function checkToolkit({ skillGroups }: Career, toolkit: readonly ToolkitGroup[]): Problem[] {
  const skills = new Set(skillGroups.flatMap((group) => group.skills.map(({ name }) => name)));
  return toolkit.flatMap(({ label, items }) =>
    items
      .filter((item) => !skills.has(item.label))
      .map((item) => ({
        file: 'data/toolkit.ts',
        field: `${label}, ${item.label}`,
        expected: 'a skill of that name in data/career.ts',
        found: 'none',
        mend: 'add the skill with its evidence or reason, or use the name that it has there',
      })),
  );
}
