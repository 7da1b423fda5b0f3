import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '../content/load-content';
import type { Project } from '../content/model';
import type { Site } from '../site';
import { findPlaceholders, isUnwritten, type Placeholder } from '../site/placeholders';
import { sitePages } from '../site/pages';
import { siteFiles } from './data-files';

/**
 * Finds what the owner has not replaced yet: in `data/`, in front matter, in texts and in the drawings of
 * projects. Words of pages that the site does not have may stay as they are.
 * @param root the folder of the site
 */
export function findUnfinished(
  site: Site,
  { content, texts }: LoadedContent,
  root: string,
): Placeholder[] {
  const { projects, pages, posts } = content;
  const has = sitePages(site.settings, content);
  const isRead = ({ file, field }: Placeholder) =>
    !(file === 'data/career.ts' && !has.cv) &&
    !(file === 'data/words.ts' && has[field.split('.', 1)[0] as keyof typeof has] === false);
  return [
    ...siteFiles.flatMap(([file, part]) => findPlaceholders(file, site[part])).filter(isRead),
    ...projects.flatMap((project) =>
      findPlaceholders(`content/projects/${project.slug}.md`, withoutHtml(project)),
    ),
    ...projects.flatMap(({ pictureUrl }) => findPlaceholderDrawing(root, `public${pictureUrl}`)),
    ...pages.flatMap((page) =>
      findPlaceholders(`content/pages/${page.slug}.md`, withoutHtml(page)),
    ),
    ...posts.flatMap(({ summary }) => findPlaceholders(`content/blog/${summary.id}.md`, summary)),
    ...texts.flatMap(({ file, field, facts }) =>
      facts.unwritten.map(({ line, words: value }) => ({ file, line, field, value })),
    ),
  ];
}

function findPlaceholderDrawing(root: string, file: string): Placeholder[] {
  const whole = path.join(root, file);
  if (!file.endsWith('.svg') || !existsSync(whole)) return [];
  const text = readFileSync(whole, 'utf8');
  return isUnwritten(text)
    ? [{ file, field: 'picture', value: 'the drawing of a new project' }]
    : [];
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
