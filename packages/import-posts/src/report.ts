import type { ConvertedPost } from './convert-post';
import type { Findings } from './links/context';
import { oldUrl } from './links/urls';
import { type FactKind, type Note, type NoteKind, type TaskKind, withoutMarks } from './notes';
import type { PlannedPost } from './plan';
import type { Source } from './read-source';
import { paint } from './site';
import { isShallow } from './source/dates';
import type { SourceFolder } from './source/folder';
import type { SourceSite } from './source/generator';
import { serviceWorkerIn } from './source/settings';
import { patternFor } from './source/url-pattern';

/** The headings of what the import decided, in the order of the report. */
const facts: Readonly<Record<FactKind, string>> = {
  field: 'Fields of the front matter that posts do not have here',
  wasDraft: 'Drafts, as on the other site',
  embed: 'Embeds that became links',
  looks: 'Styles, and frames around text, which stays',
  private: 'Comments, which would have been published with the Markdown',
  oldSite: 'Links to pages of the other site that are not here',
  listPage: 'Pages of the other site that list posts, which texts link to: redirect them too',
  notTaken: 'Files with front matter that are not taken for posts',
  cover: 'Covers that the text begins with, so that they are not shown twice',
};

/** The headings of what a person has to look at, in the order of the report. */
const tasks: Readonly<Record<TaskKind, string>> = {
  url: 'Old URLs',
  language: 'Posts in other languages, which are not imported',
  dropped: 'Left out',
  link: 'Links that lead to nothing here, and are plain words now',
  image: 'Images and videos that could not be copied',
  alt: 'Descriptions of images to write, at "To write:"',
  date: 'Dates',
  file: 'Files that were not imported',
  draft: 'New drafts',
};

/** Whether a person has to look at what a note tells. */
const isTask = ({ kind }: Note): boolean => Object.hasOwn(tasks, kind);

/** What an import has done. */
interface Import {
  source: Source;
  site: SourceSite;
  planned: readonly PlannedPost[];
  /** How many posts are in languages that this site does not have. */
  missing: ReadonlyMap<string, number>;
  converted: readonly ConvertedPost[];
  /** Why posts became drafts. */
  drafts: Findings['drafts'];
  dryRun: boolean;
}

/** What an import reports. */
export interface Report {
  /** A table of paths, what was decided, what is left for a person, and a summary. */
  text: string;
  /** The same with counts in place of lists. */
  short: string;
  /** Whether it has posts that were not here. */
  isNew: boolean;
}

/** Writes the report of an import. */
export function report(done: Import): Report {
  const { source, site, planned, missing, converted, drafts, dryRun } = done;
  const { generator, unread, notTaken } = source;
  const notes = [
    ...unread.map((file): Note => ({ kind: 'file', file, text: 'too large, or no text in UTF-8' })),
    ...notTaken.map((file): Note => ({ kind: 'notTaken', file, text: '' })),
    ...converted.flatMap(({ notes }) => notes),
    ...converted.flatMap((one) => notesOnPost(one, drafts.get(one.post))),
    ...droppedFields(converted),
    ...[...missing].map(([tag, number]) => ({
      kind: 'language' as const,
      file: tag,
      text: `${count(number, 'post')}: npm run new -- language ${tag}, then import again`,
    })),
    ...missingHistory(converted, source.folder),
    ...(site.pattern === null ? [] : unknownUrls(converted, source, site)),
  ];
  const here = planned.filter(({ isHere }) => isHere);
  const first = `${generator.name}: ${count(planned.length, 'post')}.`;
  const last = `\n${summary(converted, notes, here.length, dryRun)}`;
  const textOf = (middle: string) =>
    [first, middle, exampleUrl(converted, site), last].filter(Boolean).join('\n');
  return {
    text: textOf(formatNotes(converted, notes)),
    short: textOf(countNotes(notes)),
    isNew: converted.length > 0,
  };
}

/** How many lines each list of what is left has. */
function countNotes(notes: readonly Note[]): string {
  const lines = Object.entries(tasks).flatMap(([kind, heading]) => {
    const own = notes.filter((note) => note.kind === kind);
    const { length } = linesOf(kind as TaskKind, own);
    return length > 0 ? [`  ${String(length).padStart(4)}  ${heading}`] : [];
  });
  return lines.length > 0 ? ['', paint('bold', 'Left for you'), '', ...lines].join('\n') : '';
}

/**
 * What is to be said of a post as a whole.
 * @param reason why it became a draft, if it has an error
 */
function notesOnPost({ post, file }: ConvertedPost, reason: string | undefined): Note[] {
  const { fields, unusable, day, unread, wasDraft } = post;
  const { visibility } = fields;
  const note = (kind: Note['kind'], text: string): Note => ({ kind, file, text });
  const why = [
    reason && `has an error, so it is a draft. ${reason}`,
    unread !== undefined && `front matter that could not be read: ${unread}`,
    ...visibility.unclear.map((one) => `may have been hidden, so it is a draft: ${one}`),
    day === undefined && !wasDraft && 'has no date, so it is a draft',
  ].filter((one) => typeof one === 'string' && one !== '');
  return [
    ...why.map((text) => note('draft', String(text))),
    ...(wasDraft ? [note('wasDraft', [post.file, ...visibility.hidden].join(', '))] : []),
    ...fields.unclear.map((one) => note('date', `${one} is not a clear day`)),
    ...visibility.expiring.map((one) => note('date', `${one}, but posts do not expire here`)),
    ...unusable.map((one) =>
      note('url', `${one} is a page here, or cannot be redirected by all hosts`),
    ),
  ];
}

/** The fields that posts do not have here, with their values: one line for a name. */
function droppedFields(converted: readonly ConvertedPost[]): Note[] {
  const valuesOf = new Map<string, string[]>();
  for (const { post } of converted) {
    for (const [name, value] of Object.entries(post.fields.dropped)) {
      valuesOf.set(name, [...(valuesOf.get(name) ?? []), value]);
    }
  }
  return [...valuesOf].map(([name, values]) => ({
    kind: 'field',
    file: name,
    text: `in ${count(values.length, 'post')}: ${[...new Set(values)].join(' | ')}`,
  }));
}

/** One line for all posts whose day only a whole history would tell. */
function missingHistory(converted: readonly ConvertedPost[], folder: SourceFolder): Note[] {
  const undated = converted.filter(({ post }) => post.day === undefined);
  if (undated.length === 0 || !isShallow(folder)) return [];
  const text = `${count(undated.length, 'post')} without a date: git has only the newest part of the history. Fetch all of it (git fetch --unshallow), and import again.`;
  return [{ kind: 'date', file: '', text }];
}

/** One line for all posts whose old URL is unknown, and one for each setting of URLs that was not read. */
function unknownUrls(
  converted: readonly ConvertedPost[],
  { folder }: Source,
  site: SourceSite,
): Note[] {
  const note = (text: string): Note => ({ kind: 'url', file: '', text });
  if (converted.length === 0) return [];
  const worker = serviceWorkerIn(folder);
  const unread = [
    ...(site.unreadUrls ?? []).map((one) =>
      note(`${one} was not read. If it changes the URLs of posts, give --url.`),
    ),
    ...(worker
      ? [
          note(
            `A service worker (${worker}) shows returning readers the old site: docs/import.md has one that retires it.`,
          ),
        ]
      : []),
  ];
  const unknown = converted.filter(({ post }) => !post.isDraft && post.oldPath === undefined);
  if (unknown.length === 0) return unread;
  const patterns = new Set(
    unknown.flatMap(({ post }) => post.fields.url ?? patternFor(site, post) ?? []),
  );
  const why = patterns.size > 0 ? ` (${[...patterns].slice(0, 3).join(', ')})` : '';
  return [
    note(
      `The old URLs of ${count(unknown.length, 'post')} are unknown${why}, so they do not redirect. Give --url.`,
    ),
    ...unread,
  ];
}

/** The old URL of a post, which a person can try. */
function exampleUrl(converted: readonly ConvertedPost[], site: SourceSite): string {
  const example = converted.find(({ post }) => !post.isDraft && post.oldPath !== undefined);
  if (site.pattern === null || !example) return '';
  const { oldPath = '', title } = example.post;
  const url = site.url && oldUrl(oldPath, undefined, site, '');
  return `\n${inOneLine(`Try an old URL, to see whether all are right: ${url || oldPath} was "${title}".`)}`;
}

/** A table of paths, and the notes by kind. */
function formatNotes(posts: readonly ConvertedPost[], notes: readonly Note[]): string {
  const table = posts.map(
    ({ post, file }) =>
      `  ${inOneLine([post.file, file, post.oldPath].filter(Boolean).join(' → '))}`,
  );
  const listOf = (headings: Partial<Record<NoteKind, string>>) =>
    Object.entries(headings).flatMap(([kind, heading]) => {
      const own = notes.filter((note) => note.kind === kind);
      if (own.length === 0) return [];
      const lines = linesOf(kind as NoteKind, own);
      return [`\n${paint('yellow', `${heading} (${lines.length})`)}\n`, ...lines];
    });
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`\n${paint('bold', title)}`, ...lines] : [];
  return [
    ...section('Old file → new file → old URL', table.length > 0 ? ['', ...table] : []),
    ...section('Decided', listOf(facts)),
    ...section('Left for you', listOf(tasks)),
  ].join('\n');
}

/** Kinds of which one line tells all places, because one answer is right for all of them. */
const MERGED: readonly NoteKind[] = ['link', 'oldSite', 'listPage', 'image'];

/** The lines for notes of one kind, each with its places. */
function linesOf(kind: NoteKind, notes: readonly Note[]): string[] {
  const placeOf = ({ file, line }: Note) => [file, line].filter(Boolean).join(':');
  const lineOf = (places: readonly string[], text: string) => {
    const more = places.length > 3 ? [`${places.length - 3} more`] : [];
    const where = [...places.slice(0, 3), ...more].join(', ');
    return `  ${[where, text].filter(Boolean).map(inOneLine).join('  ')}`;
  };
  if (!MERGED.includes(kind)) return notes.map((note) => lineOf([placeOf(note)], note.text));
  const texts = [...new Set(notes.map(({ text }) => text))];
  return texts.map((text) => {
    const places = notes.filter((note) => note.text === text).map(placeOf);
    return lineOf([...new Set(places)], text);
  });
}

/** A text without line breaks, and without characters that control a terminal. */
const inOneLine = (text: string) => withoutMarks(text.replace(/\s+/g, ' ')).trim();

/** A count with its noun: "1 post", "2 posts". */
const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The last line: what was written, and how much of it needs nobody. */
function summary(
  converted: readonly ConvertedPost[],
  notes: readonly Note[],
  here: number,
  dryRun: boolean,
): string {
  const already =
    here > 0 ? `${count(here, 'post')} ${here === 1 ? 'is' : 'are'} here already. ` : '';
  if (converted.length === 0) return `${already}Nothing was changed.`;
  const unfinished = new Set(notes.filter(isTask).map(({ file }) => file));
  const published = converted.filter(({ isDraft }) => !isDraft);
  const finished = converted.filter(({ file }) => !unfinished.has(file));
  return [
    `${already}${count(converted.length, 'post')} ${dryRun ? 'would be written' : 'written'}: `,
    `${published.length} published, ${count(converted.length - published.length, 'draft')}. `,
    `${finished.length} of ${converted.length} need nothing more`,
    `${unfinished.has('') ? ', but see "Old URLs"' : ''}.`,
    dryRun ? ' Nothing was changed.' : '',
  ].join('');
}
