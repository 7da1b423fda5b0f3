/** An error, warning or placeholder in the owner's files: where it is, what is wrong, and how to fix it. */
export interface Diagnostic {
  /** Errors stop a build. Placeholders are what the owner still has to write before publishing. */
  severity: 'error' | 'warning' | 'placeholder';
  /** Whether a draft has it, which is no reason to stop a build. */
  isDraft?: boolean;
  /** Path from the root of the repository. */
  file: string;
  /** Line in the file, counted from 1, where known. */
  line?: number | undefined;
  /** Place in the line, counted from 1, where known. */
  column?: number | undefined;
  /** The field, or the part of the file. */
  field: string;
  /** Each of these completes its label: "expected …", "found …", "fix …". */
  expected: string;
  found: string;
  fix: string;
  /** What stands in the file, by which its line is found. */
  value?: string | undefined;
  /** A file with an error of its own, without which this one would not be. */
  causedBy?: string;
}

/** A diagnostic without its place. */
export type Fault = Pick<Diagnostic, 'expected' | 'found' | 'fix' | 'value' | 'causedBy'>;

/** Something in a text, and the line in which it begins, counted from 1. */
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
 * Lists diagnostics for a person: a line that says where, then what was expected, what was found and
 * how to fix it.
 * @param paint colours the place, which is bold, and the labels, which are dim
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
