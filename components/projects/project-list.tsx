import { strings } from '@/data/strings';
import type { Project } from '@/lib/content/kinds';
import { projectTags, projectTagSlug } from '@/lib/content/project-tags';
import { FilteredProjects } from './filtered-projects';
import { ProjectCard } from './project-card';

/** All projects in their order, with a filter by tag if a tag of several projects leaves others out. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  if (projects.length === 0) return <p className="mt-10 text-muted">{strings.projects.empty}</p>;
  const tags = projectTags(projects);
  const canFilter = tags.some(({ count }) => count > 1 && count < projects.length);
  return (
    <FilteredProjects
      tags={canFilter ? tags : []}
      projects={projects.map((project, index) => ({
        slug: project.slug,
        tags: project.tags.map(projectTagSlug),
        card: <ProjectCard project={project} heading="h2" isFirst={index === 0} />,
      }))}
    />
  );
}
