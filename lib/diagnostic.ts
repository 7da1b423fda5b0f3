/** A mistake in the owner's files. */
export interface Diagnostic {
  /** Errors stop a build. Placeholders are texts that the owner must replace before publishing. */
  severity: 'error' | 'warning' | 'placeholder';
  /** Path from the root of the repository. */
  file: string;
  /** Line in the file and column in the line, counted from 1, if known. */
  line?: number | undefined;
  column?: number | undefined;
  /** What is wrong, in the words of the parser or schema where they found it. It can have several lines. */
  message: string;
  /** What to do, if one short sentence is always right. */
  fix?: string | undefined;
  /** The page of the documentation that explains more. */
  link?: string | undefined;
  /** Whether it is in a draft. Errors in drafts do not stop a build. */
  isDraft?: boolean | undefined;
}

/** Whether a diagnostic stops a build. */
export const stopsBuild = ({ severity, isDraft }: Diagnostic): boolean =>
  severity === 'error' && !isDraft;

/** Thrown when the owner's files cannot be used. The message lists every error and needs no stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics));
    this.stack = `${this.name}: ${this.message}`;
  }
}

/**
 * Formats diagnostics for people: each with its location and message, then its fix and link.
 * @param paint formats the location (bold) and the labels (dim)
 */
export const formatDiagnostics = (
  diagnostics: readonly Diagnostic[],
  paint: (format: 'bold' | 'dim', text: string) => string = (_format, text) => text,
): string =>
  diagnostics
    .map(({ message, fix, link, ...location }) => {
      const lines = [`${paint('bold', formatLocation(location))}: ${message.trimEnd()}`];
      if (fix) lines.push(`${paint('dim', 'fix:')} ${fix}`);
      if (link) lines.push(`${paint('dim', 'see:')} ${link}`);
      return lines.join('\n').replaceAll(/\n(?!\n)/g, '\n  ');
    })
    .join('\n\n');

/** The location of a diagnostic as terminals link it: `data/site.ts:3:7`. */
export const formatLocation = ({
  file,
  line,
  column,
}: Pick<Diagnostic, 'file' | 'line' | 'column'>): string =>
  [file, line, column].filter(Boolean).join(':');
