import type { Project } from '@/lib/content/model';
import { pageRoute } from '@/lib/urls';
import { words } from '@/lib/site';
import { fill } from '@/lib/site/fill';
import { DraftMark } from '../blog/draft-mark';
import { BlockGlyph } from '../ui/block-glyph';
import { InternalLink } from '../ui/internal-link';
import { Picture } from '../ui/picture';

interface ProjectCardProps {
  project: Project;
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
  /**
   * Whether its glyph moves to the project's page. Set it in one list only: otherwise the glyph
   * also moves between lists.
   */
  movesGlyph?: boolean;
  /** Whether its picture is above the fold. */
  isFirst?: boolean;
}

/** A project in a list: title and type on the left, the picture fading in from the right, or the large glyph. */
export function ProjectCard({
  project,
  heading: Heading = 'h3',
  movesGlyph,
  isFirst,
}: ProjectCardProps) {
  const { slug, title, shortTitle, subtitle, projectType, picture, glyph, draft } = project;
  return (
    <article className="card project-card">
      {picture ? (
        <div className={`project-card-picture awaits-paint ${isFirst ? 'first-picture' : ''}`}>
          <Picture
            picture={picture}
            sizes="(min-width: 48rem) 42vw, 85vw"
            alt=""
            loading="lazy"
            fetchPriority={isFirst ? 'high' : undefined}
          />
        </div>
      ) : (
        <BlockGlyph glyph={glyph} className="project-card-picture p-8" />
      )}
      <div className="project-card-text">
        <BlockGlyph glyph={glyph} name={movesGlyph ? slug : undefined} className="mb-6 size-10" />
        <Heading className="font-display text-title font-bold tracking-snug">
          <InternalLink href={pageRoute(slug)} className="card-link">
            {shortTitle ?? title}
          </InternalLink>
        </Heading>
        <p className="mt-2 text-small text-muted">{subtitle}</p>
        <p className="mt-6 font-mono text-caption text-muted">
          {fill(words.projects.cardKind, { type: projectType })} <DraftMark post={{ draft }} />
        </p>
      </div>
    </article>
  );
}
