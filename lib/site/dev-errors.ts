import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { devDirectory } from './directory';

/* The errors that `npm run dev` found last, as text for its pages. */

type Kind = 'errors' | 'drafts';

const fileOf = (kind: Kind) => path.join(devDirectory, `${kind}.txt`);

/** The errors that stop a build, or those of drafts alone. */
export const readDevErrors = (kind: Kind): string =>
  existsSync(fileOf(kind)) ? readFileSync(fileOf(kind), 'utf8') : '';

/** Keeps errors for {@link readDevErrors}. */
export const writeDevErrors = (kind: Kind, text: string): void => writeFileSync(fileOf(kind), text);
