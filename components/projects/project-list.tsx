import type { Project } from '@/data/content/model';
import { ProjectCard } from './project-card';

/** All projects, in their order. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="card-list stagger">
      {projects.map((project) => (
        <li key={project.slug}>
          <ProjectCard project={project} heading="h2" />
        </li>
      ))}
    </ul>
  );
}
