import type { Project } from '@/lib/content/kinds';
import { pageRoute } from '@/lib/urls';
import { strings } from '@/data/strings';
import { DraftMark } from '../blog/draft-mark';
import { BlockPattern } from '../ui/block-pattern';
import { InternalLink } from '../ui/internal-link';
import { ResponsiveImage } from '../ui/responsive-image';

interface ProjectCardProps {
  project: Project;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
  /** Whether its image is above the fold. */
  isFirst?: boolean;
}

/** A project in a list: title and type on the left, the image fading in from the right, or the large pattern. */
export function ProjectCard({ project, heading: Heading = 'h3', isFirst }: ProjectCardProps) {
  const { slug, title, shortTitle, subtitle, projectType, image, pattern, status } = project;
  return (
    <article className="card project-card">
      {image ? (
        <div className="project-card-image">
          <ResponsiveImage
            image={image}
            sizes="(min-width: 48rem) 42vw, 85vw"
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
          />
        </div>
      ) : (
        <BlockPattern pattern={pattern} className="project-card-image p-8" />
      )}
      <div className="project-card-text">
        <BlockPattern pattern={pattern} className="mb-6 size-10" />
        <Heading className="font-display text-title font-bold tracking-snug">
          <InternalLink href={pageRoute(slug)} className="card-link">
            {shortTitle ?? title}
          </InternalLink>
        </Heading>
        <p className="mt-2 text-small text-muted">{subtitle}</p>
        <p className="mt-6 font-mono text-caption text-muted">
          {strings.projects.cardKind(projectType)} <DraftMark status={status} />
        </p>
      </div>
    </article>
  );
}
