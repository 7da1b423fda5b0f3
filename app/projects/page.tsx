import { ProjectList } from '@/components/projects/project-list';
import { PageHeading } from '@/components/ui/page-heading';
import { strings } from '@/data/strings';
import { routes } from '@/lib/urls';
import { siteContent } from '../content';
import { pageMetadata } from '../page-metadata';

const { name: title, heading, description } = strings.projects;

export const metadata = pageMetadata({ title, description, path: routes.projects });

export default function ProjectsPage() {
  const { projects } = siteContent();
  return (
    <div className="pt-top pb-section">
      <PageHeading>{heading}</PageHeading>
      <ProjectList projects={projects} />
    </div>
  );
}
