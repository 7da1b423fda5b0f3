import { contentFiles } from '../content/content-files';
import type { LoadedContent } from '../content/load-content';
import type { Project } from '../content/model';
import { RESUME_FILE } from '../resume/read-resume';
import type { Site } from '../site';
import { findPlaceholders, type Placeholder } from '../site/placeholders';
import { sitePages } from '../site/pages';
import { siteFiles } from './data-files';

/**
 * Finds what the owner has not replaced yet: in `data/`, in front matter and in texts. Words of pages that the site does not have may stay as they are.
 */
export function findUnfinished(site: Site, { content, texts }: LoadedContent): Placeholder[] {
  const has = sitePages(site.settings, content);
  const isRead = ({ file, field }: Placeholder) =>
    !(file === 'data/words.ts' && has[field.split('.', 1)[0] as keyof typeof has] === false);
  return [
    ...findPlaceholders(RESUME_FILE, site.resume),
    ...siteFiles.flatMap(([file, part]) => findPlaceholders(file, site[part])).filter(isRead),
    ...contentFiles(content).flatMap(({ file, matter }) =>
      findPlaceholders(file, withoutHtml(matter)),
    ),
    ...texts.flatMap(({ file, field, facts }) =>
      facts.unwritten.map(({ line, words: value }) => ({ file, line, field, value })),
    ),
  ];
}

/** Leaves out rendered HTML: its texts are in {@link LoadedContent.texts}, with their lines. */
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
