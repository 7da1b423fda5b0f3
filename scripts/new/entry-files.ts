import { readFileSync } from 'node:fs';
import type { ResumeProject } from '@/lib/resume/resume';
import { TO_WRITE } from '@/lib/check/placeholders';

/** A file to write: its path from the root of the repository, and its text. */
export interface NewFile {
  file: string;
  text: string;
}

/** Replaces the names in a template, such as `{title}`, with values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

/** Reads a file of the folder `templates`. */
export const template = (name: string): string =>
  readFileSync(new URL(`templates/${name}`, import.meta.url), 'utf8');

/** Quotes a text or list. JSON is valid YAML. */
const quoted = (value: unknown) => JSON.stringify(value);

/**
 * The file of a new post, marked as a draft.
 * @param date date of the post, DD-MM-YYYY
 */
export const postFile = (slug: string, title: string, date: string): NewFile => ({
  file: `content/blog/${slug}.md`,
  text: fill(template('post.md.txt'), { slug, title: quoted(title), date }),
});

/** The file of a new page, marked as a draft. */
export const pageFile = (slug: string, title: string): NewFile => ({
  file: `content/pages/${slug}.md`,
  text: fill(template('page.md.txt'), { title: quoted(title) }),
});

/** The known facts about a new project. */
export interface NewProject {
  slug: string;
  title: string;
  /** Today, DD-MM-YYYY. */
  date: string;
  /** Position in the list of projects. */
  order: number;
  /** Name of its entry in the résumé. */
  resume?: string | undefined;
  subtitle?: string | undefined;
  kind?: string | undefined;
  tags?: readonly string[] | undefined;
  role?: string | undefined;
  responsibilities?: readonly string[] | undefined;
}

/** The file of a new project, marked as a draft. */
export function projectFile({ slug, title, date, order, resume, ...known }: NewProject): NewFile {
  const { subtitle, kind, role } = known;
  const list = (items: readonly string[] = [], missing: string) =>
    items.length > 0 ? items : [`${TO_WRITE} ${missing}`];
  const text = fill(template('project.md.txt'), {
    slug,
    date,
    order,
    title: quoted(title),
    subtitle: quoted(subtitle ?? `${TO_WRITE} what it is, in one line`),
    kind: quoted(kind ?? `${TO_WRITE} the kind of work`),
    period: resume ? `resume: ${quoted(resume)}` : `period: ${date.slice(-4)}`,
    tags: quoted(list(known.tags, 'what it is made with')),
    role: quoted(role ?? `${TO_WRITE} what you were in it`),
    responsibilities: list(known.responsibilities, 'something that you did')
      .map((item) => `  - ${quoted(item)}`)
      .join('\n'),
  });
  return { file: `content/projects/${slug}.md`, text };
}

/** The facts about a project in the résumé. */
export const knownProject = (project: ResumeProject) => ({
  resume: project.startDate && project.name,
  subtitle: project.description,
  kind: project.type,
  tags: project.keywords,
  role: project.roles.join(', ') || undefined,
  responsibilities: project.highlights,
});
