import { latinSlug, slugOf } from '../slugs';
import { routes } from '../urls';

/** A tag of projects. */
export interface ProjectTag {
  label: string;
  /** How URLs name it: `?tag=solidity`. */
  slug: string;
  /** How many projects have it. */
  count: number;
}

/** How the URL of the list names a tag; a tag without letters is named by its own characters. */
export const projectTagSlug = (label: string) => latinSlug(label) || slugOf(label) || label;

/** The list of the projects that have a tag. */
export const projectTagPath = (slug: string) =>
  `${routes.projects}?tag=${encodeURIComponent(slug)}`;

/** Whether the list of projects has a filter: if a tag of several projects leaves others out. */
export const hasFilter = (projects: readonly { tags: readonly string[] }[]): boolean =>
  projectTags(projects).some(({ count }) => count > 1 && count < projects.length);

/**
 * The tags of projects: the most used first, then by name.
 * @param projects the published projects
 */
export function projectTags(projects: readonly { tags: readonly string[] }[]): ProjectTag[] {
  const tags = new Map<string, ProjectTag>();
  for (const label of projects.flatMap((project) => [...new Set(project.tags)])) {
    const slug = projectTagSlug(label);
    const known = tags.get(slug);
    tags.set(slug, { slug, label: known?.label ?? label, count: (known?.count ?? 0) + 1 });
  }
  return [...tags.values()].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'),
  );
}
