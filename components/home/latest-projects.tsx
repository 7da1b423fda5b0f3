import { strings } from '@/data/strings';
import type { ListedProject } from '@/lib/content/kinds';
import { routes } from '@/lib/urls';
import { ProjectCard } from '../projects/project-card';
import { ArrowForward } from '../ui/arrows';
import { CardList } from '../ui/card-list';
import { TextLink } from '../ui/text-link';
import { TitledSection } from '../ui/titled-section';

const SHOWN_BY_DEFAULT = 3;

/** The projects that set the field `latest`, in its order, or else the first ones, and a link to more. */
export function LatestProjects({ projects }: { projects: readonly ListedProject[] }) {
  const chosen = projects
    .filter((project) => project.latest !== undefined)
    .sort((a, b) => (a.latest ?? 0) - (b.latest ?? 0));
  const latest = chosen.length > 0 ? chosen : projects.slice(0, SHOWN_BY_DEFAULT);
  return (
    <TitledSection
      id="latest-projects"
      title={strings.home.latestProjects}
      className="pt-8 short:pt-5 md:pt-10"
    >
      <CardList className="mt-6 stagger short:mt-4 short:gap-4 *:animate-drop-in md:grid-cols-cards md:*:first:col-span-full md:*:last:even:col-span-full">
        {latest.map((project, index) => (
          <li key={project.slug}>
            <ProjectCard project={project} isFirst={index === 0} isBrief />
          </li>
        ))}
      </CardList>
      {latest.length < projects.length && (
        <TextLink href={routes.projects} className="mt-6 short:mt-4">
          {strings.home.moreProjects}
          <ArrowForward />
        </TextLink>
      )}
    </TitledSection>
  );
}
