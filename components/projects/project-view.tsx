import type { Project } from '@/lib/content/model';
import { words } from '@/lib/site';
import { pageRoute } from '@/lib/urls';
import { Neighbours } from '../ui/neighbours';
import { Gallery } from './gallery';
import { ProjectBody } from './project-body';
import { ProjectHero } from './project-hero';
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
    <article className="pt-top pb-section">
      <ProjectHero project={project} />
      <TurningPoints project={project} />
      <ProjectBody project={project} />
      <Gallery images={project.images} />
      <Testimonials testimonials={project.testimonials} />
      <Neighbours
        words={words.projects.neighbours}
        previous={previous && toNeighbour(previous)}
        next={next && toNeighbour(next)}
      />
    </article>
  );
}

const toNeighbour = ({ slug, title, shortTitle }: Project) => ({
  href: pageRoute(slug),
  title: shortTitle ?? title,
});
