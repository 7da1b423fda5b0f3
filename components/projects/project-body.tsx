import type { ReactNode } from 'react';
import type { Project } from '@/lib/content/model';
import { projectTagRoute, projectTagSlug } from '@/lib/content/project-tags';
import { Reveal } from '../motion/reveal';
import { TagList } from '../ui/tag-list';
import { TrustedHtml } from '../ui/trusted-html';

/** Context, what he did, with what, and the story of the project. */
export function ProjectBody({ project }: { project: Project }) {
  const { contextHtml, responsibilities, bodyHtml, tags } = project;
  const hrefs = Object.fromEntries(tags.map((tag) => [tag, projectTagRoute(projectTagSlug(tag))]));
  return (
    <div className="project-body">
      <Row id="context" title="Context">
        <TrustedHtml html={contextHtml} className="prose" />
      </Row>
      <Row id="responsibilities" title="What he did">
        <ul className="numbered-ledger">
          {responsibilities.map((responsibility) => (
            <li key={responsibility}>{responsibility}</li>
          ))}
        </ul>
      </Row>
      <Row id="stack" title="Stack">
        <TagList tags={tags} hrefs={hrefs} label="Stack" />
      </Row>
      <Row id="story" title="In detail">
        <TrustedHtml html={bodyHtml} className="prose" />
      </Row>
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
