import type { ComponentProps } from 'react';
import type { Project } from '@/lib/content/kinds';
import { projectTagPath, projectTagSlug } from '@/lib/content/project-tags';
import { strings } from '@/data/strings';
import { Reveal } from '../motion/reveal';
import { LabelledRow } from '../ui/labelled-row';
import { TagList } from '../ui/tag-list';
import { RenderedMarkdown } from '../ui/rendered-markdown';

interface ProjectBodyProps {
  project: Project;
  /** Its texts, sanitised. */
  contextHtml: string;
  bodyHtml: string;
  /** Whether the list of projects can be filtered by its tags. */
  hasFilter: boolean;
}

/** Context, responsibilities, technologies and story of the project. */
export function ProjectBody({ project, contextHtml, bodyHtml, hasFilter }: ProjectBodyProps) {
  const { responsibilities, tags } = project;
  const labels = strings.project;
  const hrefs = Object.fromEntries(tags.map((tag) => [tag, projectTagPath(projectTagSlug(tag))]));
  return (
    <div className="mt-12">
      <Row id="context" title={labels.context}>
        <RenderedMarkdown html={contextHtml} className="prose in-section" />
      </Row>
      <Row id="responsibilities" title={labels.responsibilities}>
        <ul role="list" className="max-w-measure [counter-reset:entry]">
          {responsibilities.map((responsibility) => (
            <li
              key={responsibility}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-line py-3 [counter-increment:entry] first:pt-0 before:font-mono before:text-caption before:leading-[1.8rem] before:text-muted before:content-[counter(entry,decimal-leading-zero)]"
            >
              {responsibility}
            </li>
          ))}
        </ul>
      </Row>
      <Row id="stack" title={labels.stack}>
        <TagList tags={tags} hrefs={hasFilter ? hrefs : {}} label={labels.stack} />
      </Row>
      {bodyHtml && (
        <Row id="story" title={labels.story}>
          <RenderedMarkdown html={bodyHtml} className="prose in-section" />
        </Row>
      )}
    </div>
  );
}

const Row = (props: ComponentProps<typeof LabelledRow>) => (
  <Reveal>
    <LabelledRow {...props} />
  </Reveal>
);
