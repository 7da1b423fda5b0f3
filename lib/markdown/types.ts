/** Strings that rendering adds to a text. */
export interface MarkdownStrings {
  /** Label of the button that copies code. */
  copy: string;
  /** Screen readers hear this before the description of an image that a click enlarges. */
  enlarge: string;
  table: string;
  formula: string;
  /** Labels of the boxes of task lists. */
  done: string;
  toDo: string;
  headingLink: (heading: string) => string;
  newTab: string;
  /** Titles of callouts. */
  note: string;
  tip: string;
  important: string;
  warning: string;
  caution: string;
  footnotes: string;
  backToReference: (number: string) => string;
}

/** A heading of the second level, as a table of contents shows it. */
export interface OutlineEntry {
  id: string;
  text: string;
}

declare module 'vfile' {
  interface DataMap {
    outline: OutlineEntry[];
  }
}
