import type { Project } from '@/lib/content/model';
import { words } from '@/lib/site';
import { Fact } from '../ui/fact';
import { ProjectPeriods } from './project-periods';

/** Kind, period, role and team of the project. */
export function ProjectFacts({ project }: { project: Project }) {
  const { kind, periods, role, team } = project;
  return (
    <dl className="facts">
      <Fact label={words.project.kind}>{kind}</Fact>
      <Fact label={words.project.period}>
        <ProjectPeriods periods={periods} words={words.periods} />
      </Fact>
      <Fact label={words.project.role}>{role}</Fact>
      {team && <Fact label={words.project.team}>{team}</Fact>}
    </dl>
  );
}
