import { LuArrowLeft, LuArrowRight } from 'react-icons/lu';
import type { Project } from '@/data/content/model';
import { projectRoute } from '@/data/routes';
import { InternalLink } from '../ui/internal-link';

interface ProjectNeighboursProps {
  previous: Project | undefined;
  next: Project | undefined;
}

/** The way to the previous and the next project. */
export function ProjectNeighbours({ previous, next }: ProjectNeighboursProps) {
  return (
    <nav aria-label="More projects" className="neighbours">
      {previous && (
        <InternalLink href={projectRoute(previous.slug)} className="neighbour">
          <span className="flex items-center gap-2 font-mono text-caption text-muted">
            <LuArrowLeft aria-hidden="true" />
            Previous project
          </span>
          <span className="font-display text-title font-bold">
            {previous.shortTitle ?? previous.title}
          </span>
        </InternalLink>
      )}
      {next && (
        <InternalLink href={projectRoute(next.slug)} className="neighbour neighbour-next">
          <span className="flex items-center gap-2 font-mono text-caption text-muted">
            Next project
            <LuArrowRight aria-hidden="true" />
          </span>
          <span className="font-display text-title font-bold">{next.shortTitle ?? next.title}</span>
        </InternalLink>
      )}
    </nav>
  );
}
