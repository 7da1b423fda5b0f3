import type { Project } from '@/lib/content/model';
import { ProjectBody } from './project-body';
import { ProjectGallery } from './project-gallery';
import { ProjectHero } from './project-hero';
import { ProjectNeighbours } from './project-neighbours';
import { Testimonials } from './testimonials';
import { TurningPoints } from './turning-points';

interface ProjectViewProps {
  project: Project;
  previous?: Project | undefined;
  next?: Project | undefined;
}

/** The complete page of a project. */
export function ProjectView({ project, previous, next }: ProjectViewProps) {
  return (
    <article className="page-top section-end">
      <ProjectHero project={project} />
      <TurningPoints project={project} />
      <ProjectBody project={project} />
      <ProjectGallery images={project.images} />
      <Testimonials testimonials={project.testimonials} />
      <ProjectNeighbours previous={previous} next={next} />
    </article>
  );
}
