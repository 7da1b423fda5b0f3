import type { z } from 'zod';
import type { Diagnostic, Fault } from '../diagnostic';
import { describeIssue as describeField } from '../content/validate';

/** An error. */
export type Problem = Omit<Diagnostic, 'severity'>;

/** What is wrong, wherever it is. */
export type Finding = Fault;

/** Something that could be better, but does not stop a build. */
export interface Warning {
  /** Path from the root of the repository. */
  file: string;
  /** Line in the file, counted from 1, where known. */
  line?: number;
  words: string;
}

/** What a schema of a file found wrong. */
export const describeIssue = (
  file: string,
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
): Problem[] =>
  describeField(issue, schema).map(({ path, ...fault }) => ({
    file,
    field: path.join('.'),
    ...fault,
  }));
