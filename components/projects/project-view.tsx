import type { Project } from '@/lib/content/model';
import { hasLargePictures, Viewer } from '../layout/viewer';
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
  const { contextHtml, bodyHtml, images } = project;
  const needsViewer = images.length > 0 || hasLargePictures(contextHtml + bodyHtml);
  return (
    <article className="page-top section-end">
      <ProjectHero project={project} />
      <TurningPoints project={project} />
      <ProjectBody project={project} />
      <ProjectGallery images={images} />
      <Testimonials testimonials={project.testimonials} />
      <ProjectNeighbours previous={previous} next={next} />
      {needsViewer && <Viewer />}
    </article>
  );
}
