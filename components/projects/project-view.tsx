import type { Project } from '@/lib/content/kinds';
import { strings } from '@/data/strings';
import { pagePath } from '@/lib/urls';
import { AdjacentPages } from '../ui/adjacent-pages';
import { Fact } from '../ui/facts';
import { Gallery } from './gallery';
import { ProjectBody } from './project-body';
import { ProjectHero } from './project-hero';
import { Testimonials } from './testimonials';

interface ProjectViewProps {
  project: Project;
  /** Its texts, sanitised. */
  contextHtml: string;
  bodyHtml: string;
  /** Whether the list of projects can be filtered by its tags. */
  hasFilter: boolean;
  previous?: Project | undefined;
  next?: Project | undefined;
}

/** The complete page of a project. */
export function ProjectView({ project, previous, next, ...bodyProps }: ProjectViewProps) {
  return (
    <article className="pt-top pb-section">
      <ProjectHero project={project} />
      <TurningPoints project={project} />
      <ProjectBody project={project} {...bodyProps} />
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

/** Constraint, decision and outcome of the project, one sentence each. */
function TurningPoints({ project }: { project: Project }) {
  const points = [
    { label: strings.project.constraint, text: project.constraint },
    { label: strings.project.decision, text: project.decision },
    { label: strings.project.outcome, text: project.outcome },
  ].filter(({ text }) => text);
  if (points.length === 0) return null;
  return (
    <dl className="mt-8 grid grid-cols-1 gap-6 md:auto-cols-fr md:grid-flow-col">
      {points.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
    </dl>
  );
}

const toAdjacent = ({ slug, title, shortTitle }: Project) => ({
  href: pagePath(slug),
  title: shortTitle ?? title,
});
