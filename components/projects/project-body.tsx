import type { Project } from '@/data/content/model';
import { Reveal } from '../motion/reveal';
import { TrustedHtml } from '../ui/trusted-html';

/** Context, what he did, and the story of the project. */
export function ProjectBody({ project }: { project: Project }) {
  const { contextHtml, responsibilities, bodyHtml } = project;
  return (
    <div className="project-body">
      <section aria-labelledby="context">
        <h2 id="context" className="label-heading">
          Context
        </h2>
        <TrustedHtml html={contextHtml} className="prose" />
      </section>
      <Reveal>
        <section aria-labelledby="responsibilities">
          <h2 id="responsibilities" className="label-heading">
            What he did
          </h2>
          <ul className="ledger-list">
            {responsibilities.map((responsibility) => (
              <li key={responsibility}>{responsibility}</li>
            ))}
          </ul>
        </section>
      </Reveal>
      <TrustedHtml html={bodyHtml} className="prose" />
    </div>
  );
}
