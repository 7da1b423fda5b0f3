import type { ConvertedPost } from './convert-post';
import type { Findings } from './links/context';
import { oldUrl } from './links/urls';
import { facts, type Note, type NoteKind, tasks, withoutMarks } from './notes';
import type { PlannedPost } from './plan';
import type { Source } from './read-source';
import { paint } from './site';
import { isShallow } from './source/dates';
import type { SourceSite } from './source/generator';
import type { RawPost } from './source/post';
import { serviceWorkerIn } from './source/settings';
import { patternFor } from './source/url-pattern';
import { groupBy } from './source/values';

/** What an import has done. */
interface Import {
  source: Source;
  site: SourceSite;
  planned: readonly PlannedPost[];
  /** The posts in languages that this site does not have. */
  missing: ReadonlyMap<string, readonly RawPost[]>;
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
  const { source, planned, converted } = done;
  const notes = notesOn(done);
  const lists = (headings: Partial<Record<NoteKind, string>>) =>
    Object.entries(headings).flatMap(([kind, heading]) => {
      const lines = linesOf(kind as NoteKind, notes);
      return lines.length > 0 ? [{ heading, lines }] : [];
    });
  const whole = (headings: Partial<Record<NoteKind, string>>) =>
    lists(headings).flatMap(({ heading, lines }) => [
      `\n${paint('yellow', `${heading} (${lines.length})`)}\n`,
      ...lines,
    ]);
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`\n${paint('bold', title)}`, ...lines] : [];
  const paths = converted.map(
    ({ post, file }) =>
      `  ${inOneLine([post.file, file, post.oldPath].filter(Boolean).join(' → '))}`,
  );
  const counts = lists(tasks).map(
    ({ heading, lines }) => `  ${String(lines.length).padStart(4)}  ${heading}`,
  );
  const textOf = (...middle: string[]) =>
    [
      `${source.generator.name}: ${count(planned.length, 'post')}.`,
      ...middle,
      ...exampleUrl(done),
      `\n${summary(done, notes)}`,
    ].join('\n');
  return {
    text: textOf(
      ...section('Old file → new file → old URL', paths.length > 0 ? ['', ...paths] : []),
      ...section('Decided', whole(facts)),
      ...section('Left for you', whole(tasks)),
    ),
    short: textOf(...section('Left for you', counts.length > 0 ? ['', ...counts] : [])),
    isNew: converted.length > 0,
  };
}

const CUT_HISTORY =
  'without a date: git has only the newest part of the history. Fetch all of it (git fetch --unshallow), and import again.';

function notesOn({ source, site, missing, converted, drafts }: Import): Note[] {
  const note = (kind: NoteKind, file: string, text = ''): Note => ({ kind, file, text });
  const unclearUrls =
    converted.length > 0 && site.pattern !== null ? unknownUrls(converted, source, site) : [];
  const undated = converted.filter(({ post }) => post.day === undefined);
  const isCut = undated.length > 0 && isShallow(source.folder);
  return [
    ...source.unread.map((file) => note('file', file, 'too large, or no text in UTF-8')),
    ...source.notTaken.map((file) => note('notTaken', file)),
    ...converted.flatMap(({ notes }) => notes),
    ...converted.flatMap((one) => notesOnPost(one, drafts.get(one.post))),
    ...droppedFields(converted),
    ...[...missing].map(([tag, found]) =>
      note(
        'language',
        tag,
        `${count(found.length, 'post')}: npm run new -- language ${tag}, then import again`,
      ),
    ),
    ...(isCut ? [note('date', '', `${count(undated.length, 'post')} ${CUT_HISTORY}`)] : []),
    ...unclearUrls.map((text) => note('url', '', text)),
  ];
}

/**
 * What is to be said of a post as a whole.
 * @param reason why it became a draft, if it has an error
 */
function notesOnPost({ post, file }: ConvertedPost, reason: string | undefined): Note[] {
  const { fields, unusable, day, unread, wasDraft } = post;
  const { hidden, unclear, expiring } = fields.visibility;
  const note = (kind: NoteKind, text: string): Note => ({ kind, file, text });
  return [
    ...(reason ? [note('draft', `has an error, so it is a draft. ${reason}`)] : []),
    ...(unread === undefined
      ? []
      : [note('draft', `front matter that could not be read: ${unread}`)]),
    ...unclear.map((one) => note('draft', `may have been hidden, so it is a draft: ${one}`)),
    ...(day === undefined && !wasDraft ? [note('draft', 'has no date, so it is a draft')] : []),
    ...(wasDraft ? [note('wasDraft', [post.file, ...hidden].join(', '))] : []),
    ...fields.unclear.map((one) => note('date', `${one} is not a clear day`)),
    ...expiring.map((one) => note('date', `${one}, but posts do not expire here`)),
    ...unusable.map((one) =>
      note('url', `${one} is a page here, or cannot be redirected by all hosts`),
    ),
  ];
}

/** The fields that posts do not have here, with their values: one line for a name. */
function droppedFields(converted: readonly ConvertedPost[]): Note[] {
  const fields = converted.flatMap(({ post }) => Object.entries(post.fields.dropped));
  return [...groupBy(fields, ([name]) => name)].map(([name, found]) => {
    const values = new Set(found.map(([, value]) => value));
    return {
      kind: 'field',
      file: name,
      text: `in ${count(found.length, 'post')}: ${[...values].join(' | ')}`,
    };
  });
}

/** One line for all posts whose old URL is unknown, and one for each setting of URLs that was not read. */
function unknownUrls(
  converted: readonly ConvertedPost[],
  { folder }: Source,
  site: SourceSite,
): string[] {
  const worker = serviceWorkerIn(folder);
  const unknown = converted.filter(({ post }) => !post.isDraft && post.oldPath === undefined);
  const patterns = new Set(
    unknown.flatMap(({ post }) => post.fields.url ?? patternFor(site, post) ?? []),
  );
  const why = patterns.size > 0 ? ` (${[...patterns].slice(0, 3).join(', ')})` : '';
  return [
    unknown.length > 0 &&
      `The old URLs of ${count(unknown.length, 'post')} are unknown${why}, so they do not redirect. Give --url.`,
    ...(site.unreadUrls ?? []).map(
      (one) => `${one} was not read. If it changes the URLs of posts, give --url.`,
    ),
    worker &&
      `A service worker (${worker}) shows returning readers the old site: docs/import.md has one that retires it.`,
  ].filter((one) => typeof one === 'string');
}

/** The old URL of a post, which a person can try. */
function exampleUrl({ converted, site }: Import): string[] {
  const example = converted.find(({ post }) => !post.isDraft && post.oldPath !== undefined);
  if (site.pattern === null || !example) return [];
  const { oldPath = '', title } = example.post;
  const url = (site.url && oldUrl(oldPath, undefined, site, '')) || oldPath;
  return [`\n${inOneLine(`Try an old URL, to see whether all are right: ${url} was "${title}".`)}`];
}

/** Kinds of which one line tells all places, because one answer is right for all of them. */
const MERGED: readonly NoteKind[] = ['link', 'oldSite', 'listPage', 'image'];

/** The lines for notes of one kind, each with its places. */
function linesOf(kind: NoteKind, all: readonly Note[]): string[] {
  const notes = all.filter((note) => note.kind === kind);
  const placeOf = ({ file, line }: Note) => [file, line].filter(Boolean).join(':');
  const lineOf = (places: readonly string[], text: string) => {
    const more = places.length > 3 ? [`${places.length - 3} more`] : [];
    const where = [...places.slice(0, 3), ...more].join(', ');
    return `  ${[where, text].filter(Boolean).map(inOneLine).join('  ')}`;
  };
  if (!MERGED.includes(kind)) return notes.map((note) => lineOf([placeOf(note)], note.text));
  return [...groupBy(notes, ({ text }) => text)].map(([text, same]) =>
    lineOf([...new Set(same.map(placeOf))], text),
  );
}

/** A text without line breaks, and without characters that control a terminal. */
const inOneLine = (text: string) => withoutMarks(text.replace(/\s+/g, ' ')).trim();

/** A count with its noun: "1 post", "2 posts". */
const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The last line: what was written, and how much of it needs nobody. */
function summary({ planned, converted, dryRun }: Import, notes: readonly Note[]): string {
  const here = planned.filter(({ isHere }) => isHere).length;
  const already =
    here > 0 ? `${count(here, 'post')} ${here === 1 ? 'is' : 'are'} here already. ` : '';
  if (converted.length === 0) return `${already}Nothing was changed.`;
  const unfinished = new Set(
    notes.filter(({ kind }) => Object.hasOwn(tasks, kind)).map(({ file }) => file),
  );
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
