import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProjectBody } from '@/components/projects/project-body';
import { ProjectGallery } from '@/components/projects/project-gallery';
import { ProjectHero } from '@/components/projects/project-hero';
import { ProjectNeighbours } from '@/components/projects/project-neighbours';
import { Testimonials } from '@/components/projects/testimonials';
import { TurningPoints } from '@/components/projects/turning-points';
import { StructuredData } from '@/components/ui/structured-data';
import { loadContent } from '@/lib/content/load-content';
import { siteSource } from '@/lib/outputs/source';
import { projectData } from '@/lib/outputs/structured-data';
import { projectRoute } from '@/lib/urls';
import { pageMetadata } from '../page-metadata';

interface ProjectPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return loadContent().projects.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: ProjectPageProps): Promise<Metadata> {
  const { project } = await findProject(params);
  const { title, subtitle, slug } = project;
  return pageMetadata({ title, description: subtitle, path: projectRoute(slug) });
}

export default async function ProjectPage({ params }: ProjectPageProps) {
  const { project, previous, next } = await findProject(params);
  return (
    <article className="page-top section-end">
      <ProjectHero project={project} />
      <TurningPoints project={project} />
      <ProjectBody project={project} />
      <ProjectGallery images={project.images} />
      <Testimonials testimonials={project.testimonials} />
      <ProjectNeighbours previous={previous} next={next} />
      <StructuredData data={projectData(project, siteSource())} />
    </article>
  );
}

async function findProject(params: ProjectPageProps['params']) {
  const { slug } = await params;
  const { projects } = loadContent();
  const index = projects.findIndex((project) => project.slug === slug);
  const project = projects[index];
  if (!project) notFound();
  return { project, previous: projects[index - 1], next: projects[index + 1] };
}
