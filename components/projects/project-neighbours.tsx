import type { Project } from '@/data/content/model';
import { projectRoute } from '@/data/routes';
import { Neighbours } from '../ui/neighbours';

interface ProjectNeighboursProps {
  previous: Project | undefined;
  next: Project | undefined;
}

/** The way to the previous and the next project. */
export function ProjectNeighbours({ previous, next }: ProjectNeighboursProps) {
  return (
    <Neighbours
      noun="project"
      previous={previous && toNeighbour(previous)}
      next={next && toNeighbour(next)}
    />
  );
}

const toNeighbour = ({ slug, title, shortTitle }: Project) => ({
  href: projectRoute(slug),
  title: shortTitle ?? title,
});
