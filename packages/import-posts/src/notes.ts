import { CONTROL } from './site';

/** The headings of what the import decided, so that nobody has to look at it, in the order of the report. */
export const facts = {
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

/** The headings of what a person has to look at. */
export const tasks = {
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

export type NoteKind = keyof typeof facts | keyof typeof tasks;

/** A note of the report: what happened at a line of a new file. */
export interface Note {
  kind: NoteKind;
  /** The new file; for what has none, the file in the folder of the other site. */
  file: string;
  line?: number | undefined;
  text: string;
}

/** A note on a line of a text, whose file is not known yet. */
export type TextNote = Omit<Note, 'file'>;

/* Unicode keeps these characters for programs: https://www.unicode.org/faq/private_use.html#nonchar1 */
const START = '\uFDD0';
const END = '\uFDD1';
const MARKS = new RegExp(`${START}(\\d+)${END}`, 'g');

/** The marks in a text, and the text without them. */
export const splitMarks = (text: string): { marks: string; rest: string } => ({
  marks: (text.match(MARKS) ?? []).join(''),
  rest: text.replace(MARKS, ''),
});

/** Marks for {{ and {% that are text, so that they are not read as template markup. */
const BRACES = { '{{': '\uFDD2', '{%': '\uFDD3' };

/** Protects the braces of a text against being read as template markup. */
export const protectBraces = (text: string): string =>
  text.replaceAll('{{', BRACES['{{']).replaceAll('{%', BRACES['{%']);

/**
 * Puts back the braces of {@link protectBraces}.
 * @param prefix what stands before them outside of code, such as a backslash
 */
export const restoreBraces = (text: string, prefix = ''): string =>
  text.replaceAll(BRACES['{{'], `${prefix}{{`).replaceAll(BRACES['{%'], `${prefix}{%`);

/** Removes control characters, which no text needs, and those that the import uses itself. */
export const withoutMarks = (text: string): string =>
  text.replace(new RegExp(CONTROL, 'g'), '').replace(/[\uFDD0-\uFDEF]/g, '');

/**
 * The notes of one text. A note is a mark in the text, which moves along while the text is converted, so that its
 * line is the one in the new file.
 */
export class NoteBook {
  readonly #notes: TextNote[] = [];

  /** Adds a note, and returns its mark. */
  add(kind: NoteKind, text: string): string {
    this.#notes.push({ kind, text: withoutMarks(text.replace(MARKS, '')) });
    return `${START}${this.#notes.length - 1}${END}`;
  }

  /** Takes the marks out of a text, and gives each note its line. A note whose mark is gone gets none. */
  resolve(text: string): { text: string; notes: TextNote[] } {
    const kept: string[] = [];
    const lineOf = new Map<number, number>();
    let isGone = false;
    for (const line of text.split('\n')) {
      const bare = line.replace(MARKS, '');
      for (const [, index] of line.matchAll(MARKS)) lineOf.set(Number(index), kept.length + 1);
      // Below a line that had nothing but marks, an empty line is one too many.
      if (isGone && isEmpty(bare) && isEmpty(kept.at(-1) ?? '')) continue;
      isGone = bare !== line && isEmpty(bare);
      if (!isGone) kept.push(bare);
    }
    return {
      text: kept.join('\n'),
      notes: this.#notes.map((note, index) => ({ ...note, line: lineOf.get(index) })),
    };
  }
}

const isEmpty = (line: string) => /^[\s>]*$/.test(line);
