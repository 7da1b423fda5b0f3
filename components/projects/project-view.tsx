import type { Project } from '@/lib/content/kinds';
import { strings } from '@/data/strings';
import { pageRoute } from '@/lib/urls';
import { AdjacentPages } from '../ui/adjacent-pages';
import { Gallery } from './gallery';
import { ProjectBody } from './project-body';
import { ProjectHero } from './project-hero';
import { Testimonials } from './testimonials';
import { TurningPoints } from './turning-points';

interface ProjectViewProps {
  project: Project;
  /** Its texts, sanitised. */
  contextHtml: string;
  bodyHtml: string;
  previous?: Project | undefined;
  next?: Project | undefined;
}

/** The complete page of a project. */
export function ProjectView({ project, contextHtml, bodyHtml, previous, next }: ProjectViewProps) {
  return (
    <article className="pt-top pb-section">
      <ProjectHero project={project} />
      <TurningPoints project={project} />
      <ProjectBody project={project} contextHtml={contextHtml} bodyHtml={bodyHtml} />
      <Gallery images={project.images} />
      <Testimonials testimonials={project.testimonials} />
      <AdjacentPages
        labels={strings.projects.adjacent}
        previous={previous && toAdjacent(previous)}
        next={next && toAdjacent(next)}
      />
    </article>
  );
}

const toAdjacent = ({ slug, title, shortTitle }: Project) => ({
  href: pageRoute(slug),
  title: shortTitle ?? title,
});
