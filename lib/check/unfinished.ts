import type { LoadedContent } from '../content/load-content';
import type { Project } from '../content/model';
import type { Site } from '../site';
import { findPlaceholders, type Placeholder } from '../site/placeholders';
import { siteFiles } from './data-files';

/** Finds what the owner has not replaced yet: in `data/`, in front matter, and in texts. */
export function findUnfinished(
  site: Site,
  { content: { projects, pages, posts }, texts }: LoadedContent,
): Placeholder[] {
  return [
    ...siteFiles.flatMap(([file, part]) => findPlaceholders(file, site[part])),
    ...projects.flatMap((project) =>
      findPlaceholders(`content/projects/${project.slug}.md`, withoutHtml(project)),
    ),
    ...pages.flatMap((page) =>
      findPlaceholders(`content/pages/${page.slug}.md`, withoutHtml(page)),
    ),
    ...posts.flatMap(({ summary }) => findPlaceholders(`content/blog/${summary.id}.md`, summary)),
    ...texts.flatMap(({ file, field, facts }) =>
      facts.unwritten.map(({ line, words: value }) => ({ file, line, field, value })),
    ),
  ];
}

/** The texts are in {@link LoadedContent.texts} too, with their lines. */
const withoutHtml = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !field.endsWith('Html')));

/** Finds testimonials that are samples. */
export const findSamples = (projects: readonly Project[]): Placeholder[] =>
  projects.flatMap(({ slug, testimonials }) =>
    testimonials.flatMap(({ sample, referentRole: value }, index) =>
      sample
        ? [{ file: `content/projects/${slug}.md`, field: `testimonials.${index}`, value }]
        : [],
    ),
  );
