import type { ReactNode } from 'react';
import type { Project } from '@/lib/content/kinds';
import { projectTagRoute, projectTagSlug } from '@/lib/content/project-tags';
import { strings } from '@/data/strings';
import { Reveal } from '../motion/reveal';
import { TagList } from '../ui/tag-list';
import { RenderedMarkdown } from '../markdown/rendered-markdown';

interface ProjectBodyProps {
  project: Project;
  /** Its texts, sanitised. */
  contextHtml: string;
  bodyHtml: string;
}

/** Context, responsibilities, technologies and story of the project. */
export function ProjectBody({ project, contextHtml, bodyHtml }: ProjectBodyProps) {
  const { responsibilities, tags } = project;
  const words = strings.project;
  const hrefs = Object.fromEntries(tags.map((tag) => [tag, projectTagRoute(projectTagSlug(tag))]));
  return (
    <div className="project-body mt-12">
      <Row id="context" title={words.context}>
        <RenderedMarkdown html={contextHtml} className="prose" />
      </Row>
      <Row id="responsibilities" title={words.responsibilities}>
        <ul className="numbered-ledger">
          {responsibilities.map((responsibility) => (
            <li key={responsibility}>{responsibility}</li>
          ))}
        </ul>
      </Row>
      <Row id="stack" title={words.stack}>
        <TagList tags={tags} hrefs={hrefs} label={words.stack} />
      </Row>
      {bodyHtml && (
        <Row id="story" title={words.story}>
          <RenderedMarkdown html={bodyHtml} className="prose" />
        </Row>
      )}
    </div>
  );
}

interface RowProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Row = ({ id, title, children }: RowProps) => (
  <Reveal>
    <section aria-labelledby={id} className="ledger-row">
      <h2 id={id} className="text-title font-bold">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  </Reveal>
);
