import type { Metadata } from 'next';
import { ProjectList } from '@/components/projects/project-list';
import { PageHeading } from '@/components/ui/page-heading';
import { metaDescriptions } from '@/data/copy';
import { loadContent } from '@/data/content/load-content';

export const metadata: Metadata = { title: 'Projects', description: metaDescriptions.projects };

export default function ProjectsPage() {
  return (
    <div className="page-top section-end">
      <PageHeading>All Projects</PageHeading>
      <ProjectList projects={loadContent().projects} />
    </div>
  );
}
