import { strings } from '@/data/strings';
import type { ListedProject } from '@/lib/content/kinds';
import { Card, CardLink } from '../ui/card';
import { DraftMark } from '../ui/draft-mark';
import { ProjectPicture } from './project-picture';

interface ProjectCardProps {
  project: ListedProject;
  heading?: 'h2' | 'h3';
  /** Whether its image is above the fold. */
  isFirst?: boolean;
}

/** A project in a list: its picture, and what it is and led to; side by side where the card is wide. */
export function ProjectCard({ project, heading: Heading = 'h3', isFirst }: ProjectCardProps) {
  const { path, original, title, shortTitle, subtitle, outcome, projectType, status } = project;
  return (
    <Card className="@container h-full">
      <div className="flex h-full flex-col @[44rem]:grid @[44rem]:grid-cols-[2fr_3fr]">
        <ProjectPicture
          project={project}
          alt=""
          sizes="(min-width: 64rem) 36vw, (min-width: 48rem) 62vw, 80vw"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          className="aspect-16/10 w-full @[44rem]:order-last @[44rem]:min-h-full"
        />
        <div className="flex grow flex-col p-5 @[44rem]:p-8" lang={original?.hrefLang}>
          <p className="font-mono text-caption text-muted">
            {strings.projects.cardKind(projectType)} <DraftMark status={status} />
          </p>
          <Heading className="mt-2 font-display text-heading font-bold tracking-snug">
            <CardLink href={path} original={original}>
              {shortTitle ?? title}
            </CardLink>
          </Heading>
          <p className="mt-2 mb-5 text-muted">{subtitle}</p>
          {outcome && (
            <p className="mt-auto border-t border-line pt-4 text-small font-medium">
              <span className="block font-mono text-caption font-normal text-muted">
                {strings.project.outcome}
              </span>
              {outcome}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
