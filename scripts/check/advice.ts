import type { WrittenText } from '@/data/content/check-text';
import type { PostSummary } from '@/data/content/model';

/** Something that could be better, but does not stop a build. */
export interface Advice {
  /** Path from the project's root. */
  file: string;
  /** Line in the file, counted from 1, where known. */
  line?: number;
  words: string;
}

/** Headings that skip a level, and headings of the first level, which is the page's own. */
export const adviseOnHeadings = (texts: readonly WrittenText[]): Advice[] =>
  texts.flatMap(({ file, facts }) =>
    facts.headings.flatMap(({ depth, words, line }, index) => {
      const before = Math.max(1, facts.headings[index - 1]?.depth ?? 1);
      const name = `"${'#'.repeat(depth)} ${words}"`;
      if (depth === 1)
        return [{ file, line, words: `${name}: the page's title is its # already, begin with ##` }];
      if (depth <= before + 1) return [];
      return [{ file, line, words: `${name} skips a level: write ${'#'.repeat(before + 1)}` }];
    }),
  );

/** Posts without tags, which nobody finds by subject. */
export const adviseOnTags = (posts: readonly PostSummary[]): Advice[] =>
  posts
    .filter(({ tags }) => tags.length === 0)
    .map(({ id }) => ({ file: `content/blog/${id}.md`, words: 'no tags: add "tags: [Solidity]"' }));
