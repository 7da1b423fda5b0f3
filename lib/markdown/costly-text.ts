/** What a text holds too much of, and where. */
export interface CostlyText {
  /** Counted from 1. */
  line: number;
  expected: string;
  found: string;
  fix: string;
}

/**
 * Finds what would take the parser minutes: its time for some marks grows with the square of their
 * number, so that 12 kB of nothing else take it seconds. No text that a person writes comes near.
 * @param markdown a text, without front matter
 * @returns undefined when the text is fine
 */
export const findCostlyText = (markdown: string): CostlyText | undefined =>
  addressesInAWord(markdown) ??
  underlinedHeadings(markdown) ??
  openComments(markdown) ??
  cellsOfTables(markdown) ??
  marksInParagraphs(markdown);

/** From each `www.` on, the parser reads to the end of the word. */
function addressesInAWord(markdown: string): CostlyText | undefined {
  // Looked for from the beginning of each word on, not from each letter.
  for (const { 0: word, index } of markdown.matchAll(/(?<!\S)\S{1200,}/g)) {
    const addresses = word.split(/www\./i).length - 1;
    if (addresses > 300) {
      return {
        line: lineAt(markdown, index),
        expected: 'spaces between addresses',
        found: `${addresses} times "www." in one word of ${word.length} letters`,
        fix: 'put spaces between the addresses',
      };
    }
  }
  return undefined;
}

const MOST_UNDERLINED = 500;

/** A line that makes a heading of the one above it. */
const UNDERLINE = /^[ \t>]*(=+|-+)[ \t]*$/;

/** For each such heading, the parser copies all that it has read. */
function underlinedHeadings(markdown: string): CostlyText | undefined {
  let count = 0;
  let above = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    if (UNDERLINE.test(line) && above.trim() !== '') count++;
    if (count > MOST_UNDERLINED) {
      return {
        line: index + 1,
        expected: `at most ${MOST_UNDERLINED} headings that are underlined with - or =`,
        found: 'more of them',
        fix: 'begin headings with ## instead, and put an empty line above a rule',
      };
    }
    above = line;
  }
  return undefined;
}

/** Marks after which the parser reads to the end of the paragraph for what closes them. */
const OPENERS = [
  { opener: '<!--', closer: '-->' },
  { opener: '<?', closer: '?>' },
  { opener: '<![CDATA[', closer: ']]>' },
];

function openComments(markdown: string): CostlyText | undefined {
  for (const { 0: paragraph, index } of markdown.matchAll(/\S[^]*?(?=\n[ \t]*\n|$)/g)) {
    for (const { opener, closer } of OPENERS) {
      const open = paragraph.split(opener).length - paragraph.split(closer).length;
      if (open > 100) {
        return {
          line: lineAt(markdown, index),
          expected: `${closer} after each ${opener}`,
          found: `${open} times ${opener} without it in one paragraph`,
          fix: `close them with ${closer}`,
        };
      }
    }
  }
  return undefined;
}

const MOST_CELLS = 100_000;

/** The second line of a table, which says how many columns there are. */
const COLUMNS = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/;

/** Each row of a table gets all its columns, however short it is written. */
function cellsOfTables(markdown: string): CostlyText | undefined {
  let cells = 0;
  let columns = 0;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (line.trim() === '') columns = 0;
    else if (COLUMNS.test(line)) columns = line.split('|').length;
    cells += columns;
    if (cells > MOST_CELLS) {
      return {
        line: index + 1,
        expected: `tables of at most ${MOST_CELLS} cells in all`,
        found: `more of them, the last in a table of ${columns} columns`,
        fix: 'put an empty line below the table, or make it smaller',
      };
    }
  }
  return undefined;
}

/** Square of the marks in a paragraph, of all paragraphs together: two seconds of a slow machine. */
const MOST_MARKS = 50_000_000;

/** A paragraph, or an item of a list. */
const PARAGRAPH = /\S[^]*?(?=\n[ \t]*\n|\n {0,3}[-+*][ \t]|$)/g;

/** For each mark of emphasis or of a link, the parser looks through those before it. */
const EMPHASIS = /[*_~[\]]/g;

/** For each of these it moves what comes after: a third of the time, as measured. */
const MOVING = /[`<&\\$]/g;

function marksInParagraphs(markdown: string): CostlyText | undefined {
  let cost = 0;
  // What stands in blocks of code is no mark.
  const text = markdown.replace(/^ {0,3}(`{3,}|~{3,})[^]*?^ {0,3}\1/gm, (code) =>
    code.replace(/[^\n]/g, ' '),
  );
  const count = (paragraph: string, marks: RegExp) => paragraph.match(marks)?.length ?? 0;
  for (const { 0: paragraph, index } of text.matchAll(PARAGRAPH)) {
    const emphasis = count(paragraph, EMPHASIS);
    const moving = count(paragraph, MOVING);
    cost += (emphasis + moving / 3) ** 2;
    if (cost > MOST_MARKS) {
      return {
        line: lineAt(markdown, index),
        expected: 'paragraphs with some hundred marks of emphasis, links and code at the most',
        found: `${emphasis + moving} of the marks * _ ~ [ ] \` < & \\ $ in one paragraph`,
        fix: 'put empty lines between paragraphs, and code between lines of ```',
      };
    }
  }
  return undefined;
}

const lineAt = (markdown: string, index: number) => markdown.slice(0, index).split('\n').length;
