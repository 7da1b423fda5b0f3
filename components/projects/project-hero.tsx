import { strings } from '@/data/strings';
import type { Project } from '@/lib/content/kinds';
import { formatPeriods } from '@/lib/resume/periods';
import { BlockPattern } from '../ui/block-pattern';
import { Fact, Facts } from '../ui/facts';
import { PageHeading } from '../ui/page-heading';
import { ResponsiveImage } from '../ui/responsive-image';
import { TextLink } from '../ui/text-link';

/** The top of a project page: name, facts at a glance and the image, if it has one. */
export function ProjectHero({ project }: { project: Project }) {
  const { kind, periods, role, team, image, imageAlt = '' } = project;
  // For example, a screenshot of a phone.
  const isTall = image && image.height > image.width;
  return (
    <header>
      <BlockPattern pattern={project.pattern} className="mb-6 size-12 sm:size-16" />
      <PageHeading>{project.title}</PageHeading>
      <p className="mt-4 max-w-measure text-lead text-muted">{project.subtitle}</p>
      <Facts>
        <Fact label={strings.project.kind}>{kind}</Fact>
        <Fact label={strings.project.period}>{formatPeriods(periods, strings.dates)}</Fact>
        <Fact label={strings.project.role}>{role}</Fact>
        {team && <Fact label={strings.project.team}>{team}</Fact>}
      </Facts>
      {project.links.length > 0 && (
        <ul role="list" className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          {project.links.map(({ label, url }) => (
            <li key={url}>
              <TextLink href={url}>{label}</TextLink>
            </li>
          ))}
        </ul>
      )}
      {image && (
        <div className="mt-8 overflow-hidden rounded-large border border-line max-md:mx-bleed">
          <ResponsiveImage
            image={image}
            sizes="(min-width: 48rem) 70vw, 85vw"
            alt={imageAlt}
            fetchPriority="high"
            className={`size-full ${isTall ? 'max-h-[85svh] bg-surface object-contain' : 'object-cover'}`}
          />
        </div>
      )}
    </header>
  );
}
