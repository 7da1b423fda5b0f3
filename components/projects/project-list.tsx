import type { Project } from '@/lib/content/model';
import { projectTags, projectTagSlug } from '@/lib/content/project-tags';
import { ProjectCard } from './project-card';
import { ProjectFilter } from './project-filter';

/** All projects in their order, with a filter by tag. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  const items = projects.map((project, index) => ({
    key: project.slug,
    tags: project.tags.map(projectTagSlug),
    card: <ProjectCard project={project} heading="h2" movesGlyph isFirst={index === 0} />,
  }));
  return <ProjectFilter tags={projectTags(projects)} items={items} />;
}
