import type { Project } from '@/data/content/model';
import { withBasePath } from '@/data/site';
import { BlockGlyph } from '../ui/block-glyph';
import { PageHeading } from '../ui/page-heading';
import { TagList } from '../ui/tag-list';
import { ProjectFacts } from './project-facts';

/** The top of a project page: name, picture and the facts at a glance. */
export function ProjectHero({ project }: { project: Project }) {
  const { title, subtitle, pictureUrl, pictureAlt, glyph, tags } = project;
  return (
    <header>
      <BlockGlyph glyph={glyph} className="mb-6 size-12" />
      <PageHeading>{title}</PageHeading>
      <p className="mt-4 max-w-measure text-lead text-muted">{subtitle}</p>
      <ProjectFacts project={project} />
      <img
        src={withBasePath(pictureUrl)}
        alt={pictureAlt}
        width={1600}
        height={1000}
        fetchPriority="high"
        className="bleed mt-8 aspect-[16/10] rounded-large border border-line object-cover"
      />
      <TagList tags={tags} label="Stack" />
    </header>
  );
}
