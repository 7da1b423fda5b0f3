import path from 'node:path';
import { parseCodeMeta } from '../markdown/code-meta';
import { isKnownLanguage, knownLanguages } from '../markdown/highlighter';
import type { PostSummary } from '../content/model';
import type { PictureFinder } from '../content/find-picture';
import { pictureUrl } from '../content/picture';
import { shorten } from '../content/shorten';
import { nearest } from '../nearest';
import type { WrittenText } from '../content/text';

/** Something that could be better, but does not stop a build. */
export interface Warning {
  /** Path from the project's root. */
  file: string;
  /** Line in the file, counted from 1, where known. */
  line?: number;
  words: string;
}

/** Headings that skip a level, and headings of the first level, which is the page's own. */
export const warnOfHeadings = (texts: readonly WrittenText[]): Warning[] =>
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

/** What says that code wants no colours. */
const PLAIN = /^(|output)$/;

/** The language that another name may have been meant to be, such as `asm` of `x86asm`. */
function nearestLanguage(language: string): string {
  const letters = language
    .toLowerCase()
    .replace(/[^a-z0-9+#]/g, '')
    .replace(/lang$/, '');
  const [ending] = knownLanguages
    .filter((name) => name === letters || (name.length >= 3 && letters.endsWith(name)))
    .sort((a, b) => b.length - a.length);
  const whole = letters.length > 2 && knownLanguages.find((name) => name.startsWith(letters));
  const found = ending ?? (whole || nearest(letters, knownLanguages)[0]);
  return found ? `\`\`\`${found}, ` : '';
}

/** Blocks of code in languages that have no colours, and marked lines that they do not have. */
export const warnOfCode = (texts: readonly WrittenText[]): Warning[] =>
  texts.flatMap(({ file, facts }) =>
    facts.codeBlocks.flatMap(({ language, meta, lineCount, line }) => {
      const beyond = parseCodeMeta(meta).lines.filter((number) => number > lineCount);
      return [
        ...(PLAIN.test(language) || isKnownLanguage(language)
          ? []
          : [
              `\`\`\`${language}: no colours for this language; write \`\`\`text, ${nearestLanguage(language)}or one of https://shiki.style/languages`,
            ]),
        ...(beyond.length === 0
          ? []
          : [`\`\`\`${language} ${meta}: there are ${lineCount} lines, and no line ${beyond[0]}`]),
      ].map((words) => ({ file, line, words }));
    }),
  );

/** Footnotes that a text mentions and does not have: readers see their mark as it is written. */
export const warnOfFootnotes = (texts: readonly WrittenText[]): Warning[] =>
  texts.flatMap(({ file, facts }) =>
    facts.lostFootnotes.map(({ name, line }) => ({
      ...{ file, line },
      words: `[^${name}] has no note: write [^${name}]: and its text, in a line of its own`,
    })),
  );

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

/** HTML and links that pages leave out: readers would miss them without anybody knowing. */
export const warnOfStrippedHtml = (texts: readonly WrittenText[]): Warning[] =>
  texts.flatMap(({ file, facts }) =>
    facts.stripped.map(({ what, line }) => ({
      ...{ file, line },
      words: `${shorten(what)}: pages leave it out, as it could do harm; ${insteadOf(what)}`,
    })),
  );

const insteadOf = (what: string) =>
  what === '<iframe>'
    ? 'write a link instead: one to a video, alone in its paragraph, becomes a card'
    : 'write markdown instead';
