import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentPage } from '@/components/layout/content-page';
import { ProjectView } from '@/components/projects/project-view';
import { StructuredData } from '@/components/ui/structured-data';
import { projectData } from '@/lib/seo/structured-data';
import { siteContent } from '@/lib/site/content';
import { pageRoute } from '@/lib/urls';
import { pageMetadata } from '../page-metadata';
import { siteSource } from '../source';

/* Pages at the root of the site: projects and the pages of content/pages. */

interface Props {
  params: Promise<{ slug: string }>;
}

export function generateStaticParams() {
  const { projects, pages } = siteContent();
  return [...projects, ...pages].map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { project, page } = await find(params);
  if (project) {
    const { title, subtitle: description, slug } = project;
    return pageMetadata({ title, description, path: pageRoute(slug) });
  }
  return pageMetadata({ ...page, path: pageRoute(page.slug) });
}

export default async function Page({ params }: Props) {
  const { project, page, ...adjacent } = await find(params);
  if (!project) return <ContentPage page={page} />;
  return (
    <>
      <ProjectView project={project} {...adjacent} />
      <StructuredData data={projectData(project, siteSource())} />
    </>
  );
}

async function find(params: Props['params']) {
  const { slug } = await params;
  const { projects, pages } = siteContent();
  const index = projects.findIndex((project) => project.slug === slug);
  const project = projects[index];
  if (project) return { project, previous: projects[index - 1], next: projects[index + 1] };
  return { page: pages.find((page) => page.slug === slug) ?? notFound() };
}
