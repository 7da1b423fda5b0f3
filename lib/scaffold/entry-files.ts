import { readFileSync } from 'node:fs';
import { fill } from '../site/fill';
import { profileOf } from './profile-icon';
import { TO_WRITE } from '../site/placeholders';
import type { CareerData } from '../site/types';

/** A file to write: its path relative to the project's root, and its text. */
export interface NewFile {
  file: string;
  text: string;
}

/** The text of a file in `lib/scaffold/templates/`. */
export const template = (name: string): string =>
  readFileSync(`lib/scaffold/templates/${name}`, 'utf8');

/** English words without the sentences of a former owner, by their paths in `data/words.ts`. */
export const newWords = () => JSON.parse(template('words.json')) as Record<string, unknown>;

/** Quotes a text or list for YAML. YAML is a superset of JSON. */
const quoted = (value: unknown) => JSON.stringify(value);

/**
 * The file of a new post, marked as a draft.
 * @param date date of the post, DD-MM-YYYY
 */
export const postFile = (slug: string, title: string, date: string): NewFile => ({
  file: `content/blog/${slug}.md`,
  text: fill(template('post.md'), { slug, title: quoted(title), date }),
});

/** The file of a new page, marked as a draft. */
export const pageFile = (slug: string, title: string): NewFile => ({
  file: `content/pages/${slug}.md`,
  text: fill(template('page.md'), { title: quoted(title) }),
});

/** The types of projects that a kind of work can name. */
const PROJECT_TYPE = /\b(professional|freelance|open-source)\b/i;

/** A project to write a file of. */
export interface NewProject {
  slug: string;
  title: string;
  /** Today, DD-MM-YYYY. */
  date: string;
  /** Position in the list of projects. */
  order: number;
  /** The career, which may say something of the project. */
  career: CareerData;
  /** What the owner was in it. */
  roles?: readonly string[];
  /** What the owner did in it. */
  highlights?: readonly string[];
}

/** The file of a new project, marked as a draft. */
export function projectFile(project: NewProject): NewFile {
  const { slug, title, date, order, career, roles = [], highlights = [] } = project;
  const known = career.projects?.find((entry) => entry.slug === slug);
  const hasPeriod = known ?? career.positions?.some((position) => position.slug === slug);
  const tags = (career.skillGroups ?? [])
    .flatMap(({ skills }) => skills)
    .filter(({ evidence }) => evidence?.includes(slug))
    .map(({ name }) => name);
  const text = fill(template('project.md'), {
    ...{ slug, date, order },
    title: quoted(known?.title ?? title),
    subtitle: quoted(known?.line ?? `${TO_WRITE} what it is, in one line`),
    type: PROJECT_TYPE.exec(known?.kind ?? '')?.[0].toLowerCase() ?? 'personal',
    kind: quoted(known?.kind ?? `${TO_WRITE} the kind of work`),
    period: `${hasPeriod ? '# ' : ''}period: ${date.slice(-4)}`,
    tags: quoted(tags.length > 0 ? tags : [`${TO_WRITE} what it is made with`]),
    role: quoted(roles.join(', ') || `${TO_WRITE} what you were in it`),
    responsibilities: (highlights.length > 0 ? highlights : [`${TO_WRITE} something that you did`])
      .map((highlight) => `  - ${quoted(highlight)}`)
      .join('\n'),
    links: known?.url
      ? `links: [{ label: ${quoted(profileOf(known.url).label)}, url: ${quoted(known.url)} }]`
      : "# links: [{ label: Source code, url: 'https://…' }]",
  });
  return { file: `content/projects/${slug}.md`, text };
}
