import path from 'node:path';
import type { PostSummary } from '../content/model';
import type { ImageFinder } from '../images/find-image';
import { imageUrl } from '../images/image';
import { shorten } from '../content/shorten';
import type { WrittenText } from '../content/text';

/** Something that could be better, but does not stop a build. */
export interface Warning {
  /** Path from the project's root. */
  file: string;
  /** Line in the file, counted from 1, where known. */
  line?: number;
  words: string;
}

/** What could be better about texts by themselves. */
export const warnOfTexts = (texts: readonly WrittenText[]): Warning[] =>
  texts.flatMap(({ file, facts }) => facts.warnings.map((warning) => ({ file, ...warning })));

/** Posts without tags, which nobody finds by subject. */
export const warnOfTags = (posts: readonly PostSummary[]): Warning[] =>
  posts
    .filter(({ tags, draft }) => tags.length === 0 && !draft)
    .map(({ id }) => ({ file: `content/blog/${id}.md`, words: 'no tags: add "tags: [Testing]"' }));

/** A file, and what is to tell it apart from others. */
interface Entry {
  file: string;
  draft: boolean;
  title: string;
  order?: number | undefined;
  latest?: number | undefined;
}

/** Files with the title or place of another: readers cannot tell them apart, or the name decides. */
export function warnOfSame(
  field: 'title' | 'order' | 'latest',
  entries: readonly Entry[],
): Warning[] {
  const seen = new Map<unknown, string>();
  return entries
    .filter(({ draft, [field]: value }) => !draft && value !== undefined)
    .flatMap(({ file, [field]: value }) => {
      const first = seen.get(value);
      seen.set(value, first ?? file);
      if (first === undefined) return [];
      return [{ file, words: `"${shorten(String(value))}" is the ${field} of ${first} too` }];
    });
}

/** Videos that show nothing before they play. */
export const warnOfPosters = (texts: readonly WrittenText[], find: ImageFinder): Warning[] =>
  texts.flatMap(({ file, base, facts }) =>
    facts.pictures.flatMap(({ url: written, line }) => {
      const url = imageUrl(written, base);
      const found = url && find(url);
      if (!found || !('video' in found) || found.video?.poster) return [];
      const { name } = path.parse(found.file);
      const words = `${shorten(written)} shows nothing until it is loaded: put a picture beside it as ${name}.jpg`;
      return [{ file, line, words }];
    }),
  );
