import { LuArrowRight } from 'react-icons/lu';
import type { Project } from '@/lib/content/model';
import { routes } from '@/lib/urls';
import { words } from '@/lib/site';
import { ProjectCard } from '../projects/project-card';
import { InternalLink } from '../ui/internal-link';
import { TitledSection } from '../ui/titled-section';

/** The latest projects, as chosen by the `latest` field of their files, and the way to all. */
export function LatestProjects({ projects }: { projects: readonly Project[] }) {
  const latest = projects
    .filter((project) => project.latest !== undefined)
    .sort((a, b) => (a.latest ?? 0) - (b.latest ?? 0));
  if (projects.length === 0) return null;
  return (
    <TitledSection id="latest-projects" title={words.home.latestProjects} className="section">
      <ul className="card-list drop-in stagger">
        {latest.map((project) => (
          <li key={project.slug}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      <InternalLink href={routes.projects} className="text-link mt-8">
        {words.home.moreProjects}
        <LuArrowRight aria-hidden="true" />
      </InternalLink>
    </TitledSection>
  );
}
