import { paint } from '@/lib/cli';
import type { ConvertedPost } from './convert-post';
import type { Note, NoteKind } from './notes';

/** The heading of each kind of note, in the order of the report. */
const headings: Readonly<Record<NoteKind, string>> = {
  field: 'Fields of the front matter that have no place here',
  url: 'Old URLs',
  embed: 'Embeds that became links',
  dropped: 'Left out',
  private: 'Comments, which would have been published with the Markdown',
  link: 'Links that lead to nothing here, and are plain words now',
  image: 'Images that could not be copied',
  alt: 'Descriptions of images to write, at "To write:"',
  date: 'Dates',
  file: 'Files that were not imported',
  draft: 'Drafts',
};

/** The report of an import: a table of paths, and by kind what a person has to look at. */
export function formatReport(posts: readonly ConvertedPost[], notes: readonly Note[]): string {
  const table = posts.map(
    ({ post, file }) => `  ${post.file} → ${file}${post.oldPath ? ` → ${post.oldPath}` : ''}`,
  );
  const lists = (Object.keys(headings) as NoteKind[]).flatMap((kind) => {
    const own = notes.filter((note) => note.kind === kind);
    if (own.length === 0) return [];
    const lines = own.map(
      ({ file, line, text }) =>
        `  ${[file, line].filter(Boolean).join(':')}  ${text.replace(/\s+/g, ' ').trim()}`,
    );
    return [`\n${paint('yellow', `${headings[kind]} (${own.length})`)}\n`, ...lines];
  });
  const title = `${paint('bold', 'Old file → new file → old URL')}\n`;
  return [...(table.length > 0 ? [title, ...table] : []), ...lists].join('\n');
}

/** A count with its noun: "1 post", "2 posts". */
export const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
