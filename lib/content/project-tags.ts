import { latinSlug, slugOf } from '../slugs';
import { routes } from '../urls';

/** A tag of projects. */
export interface ProjectTag {
  label: string;
  /** Its name in URLs, as in `?tag=solidity`. */
  slug: string;
  /** How many projects have it. */
  count: number;
}

/** The name of a tag in URLs. Letters of other scripts stay, and so do signs if there is nothing else. */
export const projectTagSlug = (label: string) =>
  (/[^\p{Script=Latin}\P{L}]/u.test(label) ? slugOf(label) : latinSlug(label)) || label;

/** Path of the list of projects with a tag. */
export const projectTagPath = (slug: string) =>
  `${routes.projects}?tag=${encodeURIComponent(slug)}`;

/** Whether a filter is useful: some tag belongs to several projects, but not to all. */
export const hasFilter = (projects: readonly { tags: readonly string[] }[]): boolean =>
  projectTags(projects).some(({ count }) => count > 1 && count < projects.length);

/**
 * The tags of projects, most used first, then by name.
 * @param projects the published projects
 */
export function projectTags(projects: readonly { tags: readonly string[] }[]): ProjectTag[] {
  const tags = new Map<string, ProjectTag>();
  for (const project of projects) {
    // A project may have a tag in two spellings.
    const counted = new Set<string>();
    for (const label of project.tags) {
      const slug = projectTagSlug(label);
      const known = tags.get(slug) ?? { label, slug, count: 0 };
      if (!counted.has(slug)) tags.set(slug, { ...known, count: known.count + 1 });
      counted.add(slug);
    }
  }
  return [...tags.values()].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'),
  );
}
