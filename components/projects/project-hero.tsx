import type { Project } from '@/lib/content/model';
import { ExternalLink } from '../layout/external-link';
import { BlockGlyph } from '../ui/block-glyph';
import { PageHeading } from '../ui/page-heading';
import { Picture } from '../ui/picture';
import { ProjectFacts } from './project-facts';

/** The top of a project page: name, facts at a glance and the picture. */
export function ProjectHero({ project }: { project: Project }) {
  const { slug, title, subtitle, picture, pictureAlt, glyph, links } = project;
  return (
    <header>
      <BlockGlyph glyph={glyph} name={slug} className="mb-6 size-12 sm:size-16" />
      <PageHeading>{title}</PageHeading>
      <p className="mt-4 max-w-measure text-lead text-muted">{subtitle}</p>
      <ProjectFacts project={project} />
      {links.length > 0 && (
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ label, url }) => (
            <li key={url}>
              <ExternalLink href={url} className="text-link">
                {label}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
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
