import { readFileSync } from 'node:fs';
import type { ResumeProject } from '@/lib/resume/resume';
import { TO_WRITE } from '@/lib/text';

/**
 * Reads a file of the folder `templates`, and replaces its names in braces, such as `{title}`.
 * @param values the values by name
 */
export const fillTemplate = (name: string, values: Readonly<Record<string, string>>): string =>
  readFileSync(new URL(`templates/${name}`, import.meta.url), 'utf8').replace(
    /\{(\w+)\}/g,
    (gap, key: string) => values[key] ?? gap,
  );

/** Quotes a text or list. JSON is valid YAML. */
const quoted = (value: unknown) => JSON.stringify(value);

/**
 * The Markdown of a new post, marked as a draft.
 * @param date date of the post, DD-MM-YYYY
 */
export const postText = (slug: string, title: string, date: string): string =>
  fillTemplate('post.md.txt', { slug, title: quoted(title), date });

/** The types that the template of a project names. */
const projectTypes = ['personal', 'professional', 'freelance', 'open-source'];

/** The Markdown of a new page, marked as a draft. */
export const pageText = (title: string): string =>
  fillTemplate('page.md.txt', { title: quoted(title) });

/**
 * The Markdown of a new project, marked as a draft.
 * @param date today, DD-MM-YYYY
 * @param order position in the list of projects
 * @param known the project in the résumé
 */
export function projectText(
  slug: string,
  title: string,
  date: string,
  order: number,
  known?: ResumeProject,
): string {
  const type = known?.type?.toLowerCase() ?? '';
  const orToWrite = (items: readonly string[] = []) => (items.length > 0 ? items : [TO_WRITE]);
  return fillTemplate('project.md.txt', {
    slug,
    date,
    order: String(order),
    title: quoted(title),
    projectType: projectTypes.includes(type) ? type : 'personal',
    subtitle: quoted(known?.description ?? TO_WRITE),
    kind: quoted(known?.type ?? TO_WRITE),
    period: known?.startDate
      ? `resume: ${quoted(known.name)}`
      : `period: ${quoted(date.slice(-4))}`,
    links: known?.url?.startsWith('https://')
      ? `links: [{ label: ${quoted(new URL(known.url).hostname)}, url: ${quoted(known.url)} }]`
      : "# links: [{ label: Source code, url: 'https://…' }]",
    tags: quoted(orToWrite(known?.keywords)),
    role: quoted(known?.roles.join(', ') || TO_WRITE),
    responsibilities: orToWrite(known?.highlights)
      .map((item) => `  - ${quoted(item)}`)
      .join('\n'),
  });
}
