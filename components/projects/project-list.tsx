import type { Project } from '@/lib/content/kinds';
import { projectTags, projectTagSlug } from '@/lib/content/project-tags';
import { strings } from '@/data/strings';
import { site } from '@/lib/site';
import { FilterScript } from './filter-script';
import { ProjectCard } from './project-card';
import { TagChips } from './tag-chips';

/**
 * All projects in their order, with a filter by tag if a tag leaves any of them out. The HTML contains all of them. The chips are
 * links such as `?tag=solidity`, so that a filter can be shared, opened in a new tab and undone with
 * the back button.
 */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  const { total: all, found, unknown } = strings.projects.filter;
  const total = projects.length;
  const tags = projectTags(projects);
  const canFilter = tags.some(({ count }) => count < total);
  return (
    <>
      {canFilter && (
        <>
          <TagChips tags={tags} total={total} />
          {/* FilterScript may have changed this text before React hydrates it. */}
          <p
            role="status"
            // Space for two lines: on phones the message for an unknown tag needs them.
            className="tag-status mt-2 min-h-[2lh] font-mono text-caption/[1.7] text-muted md:min-h-[1lh]"
            data-found={found(0, 0, '')}
            data-unknown={unknown('', total)}
            suppressHydrationWarning
          >
            {all(total)}
          </p>
        </>
      )}
      <ul className="bleed card-list project-list slide-down stagger">
        {projects.map((project, index) => (
          <li
            key={project.slug}
            data-tags={project.tags.map(projectTagSlug).join(' ')}
            suppressHydrationWarning
          >
            <ProjectCard project={project} heading="h2" movesPattern isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {canFilter && <FilterScript />}
    </>
  );
}
