import { ProjectList } from '@/components/projects/project-list';
import { PageHeading } from '@/components/ui/page-heading';
import { strings } from '@/data/strings';
import { routes } from '@/lib/urls';
import { listedProjects } from '../languages';
import { pageMetadata } from '../page-metadata';

const { name: title, heading, description } = strings.projects;

export const metadata = pageMetadata({ title, description, path: routes.projects });

// In the HTML, `useSearchParams` finds nothing: https://nextjs.org/docs/app/guides/caching-without-cache-components#dynamic
export const dynamic = 'force-static';

export default function ProjectsPage() {
  return (
    <div className="pt-top pb-section">
      <PageHeading>{heading}</PageHeading>
      <ProjectList projects={listedProjects()} />
    </div>
  );
}
