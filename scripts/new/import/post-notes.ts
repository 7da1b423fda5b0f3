import type { ConvertedPost } from './convert-post';
import type { Note } from './notes';
import { count } from './report';

/**
 * What is to be said of a post as a whole.
 * @param reason why it became a draft, if it has an error
 */
export function notesOnPost({ post, file }: ConvertedPost, reason: string | undefined): Note[] {
  const { fields, unusable, day, unread, wasDraft } = post;
  const note = (kind: Note['kind'], text: string): Note => ({ kind, file, text });
  const why = [
    reason && `has an error, so it is a draft. ${reason}`,
    unread !== undefined && `front matter that could not be read: ${unread}`,
    day === undefined && !wasDraft && 'has no date, so it is a draft',
  ].filter((one) => typeof one === 'string' && one !== '');
  return [
    ...why.map((text) => note('draft', String(text))),
    ...(wasDraft ? [note('wasDraft', post.file)] : []),
    ...fields.unclear.map((one) => note('date', `${one} is not a clear day`)),
    ...unusable.map((one) => note('url', `${one} cannot be redirected by all hosts`)),
  ];
}

/** The fields that posts do not have here, with their values: one line for a name. */
export function droppedFields(converted: readonly ConvertedPost[]): Note[] {
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

/** One line for all posts whose old URL is unknown. */
export function unknownUrls(converted: readonly ConvertedPost[]): Note[] {
  const unknown = converted.filter(({ post }) => !post.isDraft && post.oldPath === undefined);
  if (unknown.length === 0) return [];
  const text = `The old URLs of ${count(unknown.length, 'post')} are unknown, so they do not redirect. Give --url.`;
  return [{ kind: 'url', file: '', text }];
}
