/** An error, warning or placeholder in the owner's files, with its place and fix. */
export interface Diagnostic {
  /** Errors stop a build. Placeholders are texts that the owner must replace before publishing. */
  severity: 'error' | 'warning' | 'placeholder';
  /** Whether it is in a draft. Errors in drafts do not stop a build. */
  isDraft?: boolean;
  /** Path from the root of the repository. */
  file: string;
  /** Line in the file, counted from 1, if known. */
  line?: number | undefined;
  /** Column in the line, counted from 1, if known. */
  column?: number | undefined;
  /** The field, or the part of the file. */
  field: string;
  /** These three complete their labels: "expected …", "found …", "fix …". */
  expected: string;
  found: string;
  fix: string;
  /** The value as written in the file, used to find its line. */
  value?: string | undefined;
  /** A file whose own error causes this one. */
  causedBy?: string;
}

/** A diagnostic without its place. */
export type Fault = Pick<Diagnostic, 'expected' | 'found' | 'fix' | 'value' | 'causedBy'>;

/** Something in a text, with the line on which it begins, counted from 1. */
export type Located<T> = T & { line: number };

/** Thrown when content cannot be used. The message lists every error and needs no stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(diagnostics: readonly Omit<Diagnostic, 'severity'>[]) {
    super(formatDiagnostics(diagnostics));
    this.stack = `${this.name}: ${this.message}`;
  }
}

/**
 * Formats diagnostics for people: a line with the place, then the lines "expected", "found" and "fix".
 * @param paint formats the place (bold) and the labels (dim)
 */
export function formatDiagnostics(
  diagnostics: readonly Omit<Diagnostic, 'severity'>[],
  paint: (format: 'bold' | 'dim', text: string) => string = (_format, text) => text,
): string {
  return diagnostics
    .map(({ file, line, column, field, expected, found, fix }) =>
      [
        paint('bold', `${[file, line, column].filter(Boolean).join(':')}: ${field}`),
        `  ${paint('dim', 'expected')}  ${expected}`,
        `  ${paint('dim', 'found')}     ${found}`,
        `  ${paint('dim', 'fix')}       ${fix}`,
      ].join('\n'),
    )
    .join('\n\n');
}
