import type { ReactNode } from 'react';
import { LuArrowUpRight } from 'react-icons/lu';
import { strings } from '@/data/strings';
import type { Project } from '@/lib/content/kinds';
import { repositoryFacts } from '@/lib/resume/open-source';
import { formatPeriods } from '@/lib/resume/periods';
import type { Repository } from '@/lib/schema/github';
import { buttonStyles } from '../ui/button-styles';
import { ExternalLink } from '../ui/external-link';
import { PageHeading } from '../ui/page-heading';
import { Sentence } from '../ui/sentence';
import { TagList } from '../ui/tag-list';
import { ProjectPicture } from './project-picture';

interface ProjectHeroProps {
  project: Project;
  /** URLs of the tags that the list of projects can be filtered by. */
  tagHrefs: Readonly<Record<string, string>>;
  /** What GitHub knows of its repository. */
  repository?: Repository | undefined;
}

const labels = strings.project;

/** The top of a project page: name, links, facts at a glance and the picture, on one screen. */
export function ProjectHero({ project, tagHrefs, repository }: ProjectHeroProps) {
  const {
    markedTitle,
    description,
    links,
    kind,
    periods,
    role,
    team,
    tags,
    imageAlt = '',
  } = project;
  return (
    <header>
      <PageHeading>{markedTitle}</PageHeading>
      <p className="mt-3 max-w-measure text-lead text-muted">{description}</p>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:mt-8 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr] min-[100rem]:grid-rows-[auto_auto_1fr]">
        {links.length > 0 && (
          <ul role="list" className="flex flex-wrap gap-3 lg:row-start-2">
            {links.map(({ label, url }, index) => (
              <li key={url}>
                <ExternalLink
                  href={url}
                  className={index === 0 ? buttonStyles.primary : buttonStyles.secondary}
                >
                  {label}
                  <LuArrowUpRight aria-hidden="true" className="rtl:-scale-x-100" />
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
        <ProjectPicture
          project={project}
          sizes="(min-width: 64rem) 40vw, (min-width: 48rem) 62vw, 80vw"
          alt={imageAlt}
          isFirst
          className="aspect-16/10 rounded-large lg:col-start-2 lg:row-span-2 lg:row-start-1 min-[100rem]:row-span-3 print:w-3/5"
        />
        <dl className="@container border-b border-line lg:col-start-1 lg:row-start-1">
          <Fact label={labels.kind}>{kind}</Fact>
          <Fact label={labels.period}>{formatPeriods(periods, strings)}</Fact>
          <Fact label={labels.role}>
            <Sentence>{role}</Sentence>
          </Fact>
          {team && <Fact label={labels.team}>{team}</Fact>}
          {repository && <Fact label="GitHub">{repositoryFacts(repository, strings)}</Fact>}
        </dl>
        {/* Below the picture, or beside it on screens where it is high enough. */}
        <TagList
          tags={tags}
          hrefs={tagHrefs}
          label={labels.stack}
          className="lg:col-span-2 lg:mt-2 min-[100rem]:col-span-1"
        />
      </div>
    </header>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
}

const Fact = ({ label, children }: FactProps) => (
  <div className="grid grid-cols-1 items-baseline gap-x-4 gap-y-2 border-t border-line py-3 @[12rem]:grid-cols-[5rem_minmax(0,1fr)]">
    <dt className="font-caption text-caption text-muted">{label}</dt>
    <dd className="text-small font-medium">{children}</dd>
  </div>
);
