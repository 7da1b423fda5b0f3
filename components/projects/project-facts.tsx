import type { Project } from '@/lib/content/model';
import { Fact } from '../ui/fact';
import { TrustedHtml } from '../ui/trusted-html';

/** What a reader in a hurry wants to know first. */
export function ProjectFacts({ project }: { project: Project }) {
  const { kind, dateHtml, role, team } = project;
  return (
    <dl className="facts">
      <Fact label="Kind">{kind}</Fact>
      <Fact label="Period">
        <TrustedHtml html={dateHtml} as="span" />
      </Fact>
      <Fact label="Role">{role}</Fact>
      {team && <Fact label="Team">{team}</Fact>}
    </dl>
  );
}
