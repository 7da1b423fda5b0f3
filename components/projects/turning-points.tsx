import type { Project } from '@/lib/content/kinds';
import { strings } from '@/data/strings';
import { Fact } from '../ui/fact';

/** Constraint, decision and outcome of the project, one sentence each. */
export function TurningPoints({ project }: { project: Project }) {
  const points = [
    { label: strings.project.constraint, text: project.constraint },
    { label: strings.project.decision, text: project.decision },
    { label: strings.project.outcome, text: project.outcome },
  ].filter(({ text }) => text);
  if (points.length === 0) return null;
  return (
    <dl className="mt-8 grid grid-cols-1 gap-6 md:auto-cols-fr md:grid-flow-col">
      {points.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
    </dl>
  );
}
