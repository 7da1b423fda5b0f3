import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import type { ListedProject } from '@/lib/content/kinds';
import { projectTags, slugsOfProject } from '@/lib/content/project-tags';
import { Boundary } from '../ui/boundary';
import { CardList } from '../ui/card-list';
import { FilteredProjects } from './filtered-projects';
import { ProjectCard } from './project-card';

/** All projects in their order, with a filter if they differ in type. */
export function ProjectList({ projects }: { projects: readonly ListedProject[] }) {
  if (projects.length === 0) return <p className="mt-10 text-muted">{strings.projects.empty}</p>;
  const tags = projectTags(projects, strings.projects.filter.type, settings.language);
  const cards = projects.map((project, index) => ({
    slug: project.slug,
    tags: slugsOfProject(project),
    card: <ProjectCard project={project} heading="h2" isFirst={index === 0} />,
  }));
  const unfiltered = cards.map(({ slug, card }) => <li key={slug}>{card}</li>);
  return (
    <Boundary fallback={<CardList className="mt-10">{unfiltered}</CardList>}>
      <FilteredProjects
        tags={tags.some(({ isOffered }) => isOffered) ? tags : []}
        projects={cards}
      />
    </Boundary>
  );
}
