/** Every word that rendering adds to a text. Placeholders stand in braces. */
export interface MarkdownWords {
  /** The button of a code block. */
  copy: string;
  /** Accessible names of a table and of a formula that can scroll. */
  table: string;
  formula: string;
  /** Accessible names of the boxes of a task list. */
  done: string;
  toDo: string;
  /** Accessible name of the link beside a `{heading}`. */
  linkToHeading: string;
  /** What a link to another site says at its end. */
  newTab: string;
  /** Titles of callouts. */
  note: string;
  tip: string;
  important: string;
  warning: string;
  caution: string;
  /** Heading of the footnotes. */
  footnotes: string;
  /** Accessible name of the link from a footnote to its `{number}` in the text. */
  backToReference: string;
}

export const words: MarkdownWords = {
  copy: 'Copy',
  table: 'Table',
  formula: 'Formula',
  done: 'Done',
  toDo: 'To do',
  linkToHeading: 'Link to “{heading}”',
  newTab: ' (opens in a new tab)',
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {number}',
};
