import type { Project } from '@/lib/content/model';
import { BlockGlyph } from '../ui/block-glyph';
import { PageHeading } from '../ui/page-heading';
import { Picture } from '../ui/picture';
import { ProjectFacts } from './project-facts';

/** The top of a project page: name, facts at a glance and the picture. */
export function ProjectHero({ project }: { project: Project }) {
  const { slug, title, subtitle, picture, pictureAlt, glyph } = project;
  return (
    <header>
      <BlockGlyph glyph={glyph} name={slug} className="mb-6 size-12 sm:size-16" />
      <PageHeading>{title}</PageHeading>
      <p className="mt-4 max-w-measure text-lead text-muted">{subtitle}</p>
      <ProjectFacts project={project} />
      <div className="bleed hero-picture awaits-paint first-picture mt-8">
        <Picture
          picture={picture}
          sizes="(min-width: 48rem) 70vw, 85vw"
          alt={pictureAlt}
          loading="lazy"
          fetchPriority="high"
          className="size-full object-cover"
        />
      </div>
    </header>
  );
}
