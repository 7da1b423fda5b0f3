import { strings } from '@/data/strings';
import type { Project } from '@/lib/content/kinds';
import { BlockPattern } from '../ui/block-pattern';
import { Card, CardLink } from '../ui/card';
import { DraftMark } from '../ui/draft-mark';
import { ResponsiveImage } from '../ui/responsive-image';

interface ProjectCardProps {
  project: Project;
  heading?: 'h2' | 'h3';
  /** Whether its image is above the fold. */
  isFirst?: boolean;
}

/** Reserves space before the image loads, and grows with a taller card. */
const imageStyle =
  'aspect-16/10 place-self-stretch md:col-start-2 md:row-start-1 md:overflow-hidden md:fade-left';

/** A project in a list: title and type on the left, and its image, or else its pattern, on the right. */
export function ProjectCard({ project, heading: Heading = 'h3', isFirst }: ProjectCardProps) {
  const { path, title, shortTitle, subtitle, projectType, image, pattern, status } = project;
  return (
    <Card className="grid grid-cols-1 md:min-h-[20rem] md:grid-cols-[2fr_3fr]">
      {image ? (
        <div className={imageStyle}>
          <ResponsiveImage
            image={image}
            sizes="(min-width: 48rem) 42vw, 85vw"
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
            className="size-full object-cover transition-transform duration-heading ease-out group-hover:scale-102 md:object-right"
          />
        </div>
      ) : (
        <BlockPattern pattern={pattern} className={`p-8 ${imageStyle}`} />
      )}
      <div className="p-6 md:col-start-1 md:row-start-1 md:flex md:flex-col md:justify-center md:py-8 md:pr-0 md:pl-10">
        <BlockPattern pattern={pattern} className="mb-6 size-10" />
        <Heading className="font-display text-title font-bold tracking-snug">
          <CardLink href={path}>{shortTitle ?? title}</CardLink>
        </Heading>
        <p className="mt-2 text-small text-muted">{subtitle}</p>
        <p className="mt-6 font-mono text-caption text-muted">
          {strings.projects.cardKind(projectType)} <DraftMark status={status} />
        </p>
      </div>
    </Card>
  );
}
