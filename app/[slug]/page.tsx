import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Invitation } from '@/components/contact/invitation';
import { ContentPage } from '@/components/layout/content-page';
import { ProjectView } from '@/components/projects/project-view';
import { StructuredData } from '@/components/ui/structured-data';
import type { Project } from '@/lib/content/kinds';
import { offeredTags } from '@/lib/content/project-tags';
import { repositoryName } from '@/lib/resume/open-source';
import { NO_ENTRY } from '@/lib/urls';
import { mainContactLinks } from '../contact-links';
import { siteContent } from '../content';
import { github } from '../github';
import { listedProjects } from '../languages';
import { owner } from '../owner';
import { pageMetadata } from '../page-metadata';
import { renderText } from '../render-text';
import { projectData } from '../structured-data';

/* Pages at the root of the site: projects and the pages of content/pages. */

interface Props {
  params: Promise<{ slug: string }>;
}

export function generateStaticParams() {
  const { projects, pages } = siteContent();
  const slugs = [...projects, ...pages].map(({ slug }) => slug);
  return (slugs.length > 0 ? slugs : [NO_ENTRY]).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { project, page } = await find(params);
  const { title, description, path } = project ?? page;
  return pageMetadata({ title, description, path });
}

export default async function Page({ params }: Props) {
  const { project, page, ...adjacent } = await find(params);
  if (!project) {
    const { html } = await renderText(page.body, { baseUrl: page.baseUrl });
    return <ContentPage page={page} html={html.trim()} />;
  }
  const { contextDescription, body, baseUrl } = project;
  const context = await renderText(contextDescription, {
    baseUrl,
    // Ids of headings have no full stop. The checks use the same prefix.
    idPrefix: 'contextDescription.',
  });
  const story = await renderText(body, { baseUrl });
  return (
    <>
      <ProjectView
        project={project}
        contextHtml={context.html}
        bodyHtml={story.html}
        filterTags={offeredTags(listedProjects())}
        repository={repositoryOf(project)}
        {...adjacent}
      >
        <Invitation owner={owner} links={mainContactLinks()} className="mt-section" />
      </ProjectView>
      <StructuredData data={projectData(project)} />
    </>
  );
}

/** What GitHub knows of the first repository that a project links to. */
function repositoryOf({ links }: Project) {
  const { repositories } = github();
  return links.map(({ url }) => repositories[repositoryName(url) ?? '']).find(Boolean);
}

async function find(params: Props['params']) {
  const { slug } = await params;
  const { projects, pages } = siteContent();
  const index = projects.findIndex((project) => project.slug === slug);
  const project = projects[index];
  if (project) return { project, previous: projects[index - 1], next: projects[index + 1] };
  return { page: pages.find((page) => page.slug === slug) ?? notFound() };
}
