import type { Project } from '@/data/content/model';
import { TrustedHtml } from '../ui/trusted-html';

/** What a reader in a hurry wants to know: kind, period, role, team and how it went. */
export function ProjectFacts({ project }: { project: Project }) {
  const { kind, dateHtml, role, team, constraint, decision, outcome } = project;
  const stories = [
    ['Constraint', constraint],
    ['Decision', decision],
    ['Outcome', outcome],
  ] as const;
  return (
    <dl className="facts">
      <Fact label="Kind">{kind}</Fact>
      <Fact label="Period">
        <TrustedHtml html={dateHtml} as="span" />
      </Fact>
      <Fact label="Role">{role}</Fact>
      {team && <Fact label="Team">{team}</Fact>}
      {stories.map(
        ([label, text]) =>
          text && (
            <Fact key={label} label={label} isWide>
              {text}
            </Fact>
          ),
      )}
    </dl>
  );
}

interface FactProps {
  label: string;
  children: React.ReactNode;
  isWide?: boolean;
}

const Fact = ({ label, children, isWide = false }: FactProps) => (
  <div className={isWide ? 'fact fact-wide' : 'fact'}>
    <dt className="font-mono text-caption text-muted">{label}</dt>
    <dd className="mt-1 font-medium">{children}</dd>
  </div>
);
