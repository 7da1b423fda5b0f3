/** One error in what the owner wrote: where it is, what is wrong and how to fix it. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Line in the file, counted from 1, where known. */
  line?: number;
  /** The front-matter field, or the part of the text, that is wrong. */
  field: string;
  expected: string;
  found: string;
  fix: string;
}

/** What is wrong, and how to fix it, whatever place it has. */
export type Finding = Pick<Problem, 'expected' | 'found' | 'fix'>;

/** Thrown when content cannot be used; its message lists every problem and needs no stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    // Where the engine read the file helps nobody who wrote it.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/**
 * Lists problems for a person: a line that says where, then what was expected, what was found and
 * how to fix it.
 * @param paint colours the place, which is bold, and labels, which are dim; by default nothing does
 */
export function formatProblems(
  problems: readonly Problem[],
  paint: (format: 'bold' | 'dim', text: string) => string = (_format, text) => text,
): string {
  return problems
    .map(
      ({ file, line, field, expected, found, fix }) =>
        `${paint('bold', `${file}${line ? `:${line}` : ''}: ${field}`)}\n` +
        `  ${paint('dim', 'expected')}  ${expected}\n` +
        `  ${paint('dim', 'found')}     ${found}\n` +
        `  ${paint('dim', 'fix')}       ${fix}`,
    )
    .join('\n\n');
}
