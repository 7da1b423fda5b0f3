import { paint } from '@/lib/cli';
import type { ConvertedPost } from './convert-post';
import { withoutMarks, type FactKind, type Note, type NoteKind, type TaskKind } from './notes';

/** The headings of what the import decided, in the order of the report. */
const facts: Readonly<Record<FactKind, string>> = {
  field: 'Fields of the front matter that posts do not have here',
  wasDraft: 'Drafts, as on the other site',
  embed: 'Embeds that became links',
  private: 'Comments, which would have been published with the Markdown',
  oldSite: 'Links to pages of the other site that are not here',
  cover: 'Covers that the text begins with, so that they are not shown twice',
};

/** The headings of what a person has to look at, in the order of the report. */
const tasks: Readonly<Record<TaskKind, string>> = {
  url: 'Old URLs',
  dropped: 'Left out',
  link: 'Links that lead to nothing here, and are plain words now',
  image: 'Images and videos that could not be copied',
  alt: 'Descriptions of images to write, at "To write:"',
  date: 'Dates',
  file: 'Files that were not imported',
  draft: 'New drafts',
};

/** Whether a person has to look at what a note tells. */
export const isTask = ({ kind }: Note): boolean => Object.hasOwn(tasks, kind);

/** The report of an import: a table of paths, and by kind what a person has to look at. */
export function formatReport(posts: readonly ConvertedPost[], notes: readonly Note[]): string {
  const table = posts.map(
    ({ post, file }) =>
      `  ${inOneLine([post.file, file, post.oldPath].filter(Boolean).join(' → '))}`,
  );
  const listOf = (headings: Partial<Record<NoteKind, string>>) =>
    Object.entries(headings).flatMap(([kind, heading]) => {
      const own = notes.filter((note) => note.kind === kind);
      if (own.length === 0) return [];
      return [`\n${paint('yellow', `${heading} (${own.length})`)}\n`, ...own.map(lineOf)];
    });
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`\n${paint('bold', title)}`, ...lines] : [];
  return [
    ...section('Old file → new file → old URL', table.length > 0 ? ['', ...table] : []),
    ...section('Decided', listOf(facts)),
    ...section('Left for you', listOf(tasks)),
  ].join('\n');
}

const lineOf = ({ file, line, text }: Note) =>
  `  ${[[file, line].filter(Boolean).join(':'), text].filter(Boolean).map(inOneLine).join('  ')}`;

/** A text without line breaks, and without characters that control a terminal. */
const inOneLine = (text: string) => withoutMarks(text.replace(/\s+/g, ' ')).trim();

/** A count with its noun: "1 post", "2 posts". */
export const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
