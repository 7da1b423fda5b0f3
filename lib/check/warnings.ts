import path from 'node:path';
import type { PostSummary } from '../content/model';
import type { PictureFinder } from '../content/find-picture';
import { pictureUrl } from '../content/picture';
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

/** Posts with the title of another, which readers cannot tell apart in lists. */
export function warnOfTitles(posts: readonly PostSummary[]): Warning[] {
  const seen = new Map<string, string>();
  return posts
    .filter(({ draft }) => !draft)
    .flatMap(({ id, title }) => {
      const first = seen.get(title);
      seen.set(title, first ?? id);
      if (first === undefined) return [];
      const words = `"${shorten(title)}" is the title of content/blog/${first}.md too`;
      return [{ file: `content/blog/${id}.md`, words }];
    });
}

/** Videos that show nothing before they play. */
export const warnOfPosters = (texts: readonly WrittenText[], find: PictureFinder): Warning[] =>
  texts.flatMap(({ file, base, facts }) =>
    facts.pictures.flatMap(({ url: written, line }) => {
      const url = pictureUrl(written, base);
      const found = url && find(url);
      if (!found || !('video' in found) || found.video?.poster) return [];
      const { name } = path.parse(found.file);
      const words = `${shorten(written)} shows nothing until it is loaded: put a picture beside it as ${name}.jpg`;
      return [{ file, line, words }];
    }),
  );
