import type { Metadata } from 'next';
import { ProjectList } from '@/components/projects/project-list';
import { PageHeading } from '@/components/ui/page-heading';
import { StructuredData } from '@/components/ui/structured-data';
import { metaDescriptions } from '@/data/copy';
import { pageTitles } from '@/data/page-titles';
import { loadContent } from '@/lib/content/load-content';
import { siteSource } from '@/lib/outputs/source';
import { projectListData } from '@/lib/outputs/structured-data';
import { routes } from '@/lib/urls';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata({
  title: pageTitles.projects,
  description: metaDescriptions.projects,
  path: routes.projects,
});

export default function ProjectsPage() {
  const { projects } = loadContent();
  return (
    <div className="page-top section-end">
      <PageHeading>All Projects</PageHeading>
      <ProjectList projects={projects} />
      <StructuredData data={projectListData(projects, siteSource())} />
    </div>
  );
}
