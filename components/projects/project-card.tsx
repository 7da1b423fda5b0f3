import type { ReactNode } from 'react';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import type { ListedProject } from '@/lib/content/kinds';
import { Card, CardLink } from '../ui/card';
import { DraftMark } from '../ui/draft-mark';
import { Sentence } from '../ui/sentence';
import { Title } from '../ui/title';
import { ProjectPicture } from './project-picture';

interface ProjectCardProps {
  project: ListedProject;
  heading?: 'h2' | 'h3';
  /** Whether its image is above the fold. */
  isFirst?: boolean;
  /** Whether phones leave out what came of it. */
  isBrief?: boolean;
}

/** A project in a list: its picture, and what it is and led to. */
export function ProjectCard({
  project,
  heading: Heading = 'h3',
  isFirst,
  isBrief,
}: ProjectCardProps) {
  const { path, original, markedTitle, shortTitle, description, outcome } = project;
  const { projectType, status } = project;
  const isRow = theme.cards === 'row';
  const styles = isRow ? row : framed;
  const inItsLanguage = (text: ReactNode) =>
    original ? <bdi lang={original.hrefLang}>{text}</bdi> : text;
  return (
    <Card className="@container h-full">
      <div className={styles.card}>
        <ProjectPicture
          project={project}
          alt=""
          sizes={
            isRow
              ? '(min-width: 36rem) 30vw, 90vw'
              : '(min-width: 64rem) 36vw, (min-width: 48rem) 62vw, 80vw'
          }
          isFirst={isFirst}
          className={`aspect-16/10 w-full ${styles.picture}`}
        />
        <div className={styles.text}>
          <div>
            <p className="font-caption text-caption text-muted">
              {strings.projects.cardKind(projectType)} <DraftMark status={status} />
            </p>
            <Heading className="mt-2 font-display text-heading font-bold tracking-snug">
              <CardLink href={path} original={original}>
                {inItsLanguage(<Title>{shortTitle ?? markedTitle}</Title>)}
              </CardLink>
            </Heading>
            <p
              className={`mt-2 text-muted max-sm:text-small ${outcome ? 'mb-5' : ''} ${isBrief ? 'max-sm:mb-0' : ''}`}
            >
              {inItsLanguage(description)}
            </p>
          </div>
          {outcome && (
            <p
              className={`text-small font-medium ${styles.outcome} ${isBrief ? 'max-sm:hidden' : ''}`}
            >
              <span className="mb-1 block font-caption text-caption font-normal text-muted">
                {strings.project.outcome}
              </span>
              {inItsLanguage(<Sentence>{outcome}</Sentence>)}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The picture above the text, or beside it where the card is wide. */
const framed = {
  card: 'flex h-full flex-col @[44rem]:grid @[44rem]:grid-cols-[2fr_3fr]',
  picture: '@[44rem]:order-last @[44rem]:min-h-full',
  text: 'flex grow flex-col p-[min(1rem,var(--side))] sm:p-5 @[44rem]:p-8',
  outcome: 'border-t border-line pt-4 @[44rem]:mt-auto',
};

/** The picture at the end of a row, which is as high as the picture. */
const row = {
  card: 'grid grid-cols-1 gap-x-8 gap-y-5 py-6 @[36rem]:grid-cols-[minmax(0,1fr)_42%]',
  picture: '@[36rem]:order-last',
  text: 'flex flex-col',
  outcome: '@[36rem]:mt-auto',
};
