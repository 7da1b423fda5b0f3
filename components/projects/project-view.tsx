import type { ComponentProps, ReactNode } from 'react';
import { strings } from '@/data/strings';
import type { Project } from '@/lib/content/kinds';
import { projectTagPath, projectTagSlug, type ProjectTag } from '@/lib/content/project-tags';
import type { Repository } from '@/lib/schema/github';
import { Reveal } from '../motion/reveal';
import { AdjacentPages } from '../ui/adjacent-pages';
import { LabelledRow } from '../ui/labelled-row';
import { RenderedMarkdown } from '../ui/rendered-markdown';
import { Gallery } from './gallery';
import { ProjectHero } from './project-hero';
import { Testimonials } from './testimonials';

interface ProjectViewProps {
  project: Project;
  /** Sanitised. */
  contextHtml: string;
  bodyHtml: string;
  /** The tags of the filter of the list of projects. The project's tags among them are links to it. */
  filterTags: readonly ProjectTag[];
  /** What GitHub knows of its repository. */
  repository?: Repository | undefined;
  previous?: Project | undefined;
  next?: Project | undefined;
  /** What follows the project, before the links to others. */
  children?: ReactNode;
}

const labels = strings.project;

/** The complete page of a project. */
export function ProjectView(props: ProjectViewProps) {
  const { project, contextHtml, bodyHtml, filterTags, repository, previous, next, children } =
    props;
  const { responsibilities, tags } = project;
  const linked = tags.filter((tag) => filterTags.some(({ slug }) => slug === projectTagSlug(tag)));
  const hrefs = Object.fromEntries(linked.map((tag) => [tag, projectTagPath(projectTagSlug(tag))]));
  return (
    <article className="pt-8 pb-section lg:pt-12">
      <ProjectHero project={project} tagHrefs={hrefs} repository={repository} />
      <div className="mt-12 lg:mt-16 lg:text-article-body">
        <Row id="context" title={labels.context}>
          <RenderedMarkdown html={contextHtml} className="prose" />
        </Row>
        <TurningPoints project={project} />
        <Row id="responsibilities" title={labels.responsibilities}>
          <ul role="list" className="max-w-measure [counter-reset:entry]">
            {responsibilities.map((responsibility, index) => (
              <li
                key={index}
                className="grid-cols-[2.5rem_minmax(0,1fr)] border-b border-line py-3 max-sm:before:hidden sm:grid [counter-increment:entry] first:pt-0 last:border-b-0 last:pb-0 before:font-caption before:text-caption before:leading-[1.8rem] before:text-muted before:content-[counter(entry,decimal-leading-zero)]"
              >
                <span>{responsibility}</span>
              </li>
            ))}
          </ul>
        </Row>
        {bodyHtml && (
          <Row id="story" title={labels.story}>
            <RenderedMarkdown
              html={bodyHtml}
              className="prose [&_h2]:text-title [&_h3]:text-lead"
            />
          </Row>
        )}
      </div>
      <Gallery images={project.images} />
      <Testimonials testimonials={project.testimonials} />
      {children}
      <AdjacentPages
        label={strings.projects.name}
        previous={previous}
        next={next}
        className="mt-section"
      />
    </article>
  );
}

/** Constraint, decision and outcome of the project, one sentence each. */
function TurningPoints({ project }: { project: Project }) {
  const points = (['constraint', 'decision', 'outcome'] as const).filter((name) => project[name]);
  if (points.length === 0) return null;
  return (
    <dl className="mb-12 grid grid-cols-1 gap-x-10 gap-y-6 xl:auto-cols-fr xl:grid-flow-col print:auto-cols-fr print:grid-flow-col">
      {points.map((name) => (
        <div key={name} className="border-t-2 border-text pt-3">
          <dt className="font-caption text-caption text-muted">{labels[name]}</dt>
          <dd className="mt-2 text-lead font-medium sm:text-balance">{project[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

const Row = (props: ComponentProps<typeof LabelledRow>) => (
  <Reveal>
    <LabelledRow {...props} />
  </Reveal>
);
