import type { Project } from '@/lib/content/model';
import { projectRoute } from '@/lib/urls';
import { words } from '@/lib/site';
import { Neighbours } from '../ui/neighbours';

interface ProjectNeighboursProps {
  previous: Project | undefined;
  next: Project | undefined;
}

/** Links to the previous and the next project. */
export function ProjectNeighbours({ previous, next }: ProjectNeighboursProps) {
  return (
    <Neighbours
      words={words.projects.neighbours}
      previous={previous && toNeighbour(previous)}
      next={next && toNeighbour(next)}
    />
  );
}

const toNeighbour = ({ slug, title, shortTitle }: Project) => ({
  href: projectRoute(slug),
  title: shortTitle ?? title,
});
