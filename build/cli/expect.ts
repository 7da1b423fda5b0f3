import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error';

/**
 * Reads a whole number.
 * @param name what it is called at the command line
 * @param written as it was written there
 * @param from the least
 * @param to the greatest
 * @throws CommandError for anything else
 */
export function wholeNumber(name: string, written: string, from: number, to = Infinity): number {
  const number = /^\d+$/.test(written) ? Number(written) : NaN;
  if (number >= from && number <= to) return number;
  const range = to === Infinity ? `${from} or more` : `from ${from} to ${to}`;
  throw new CommandError(`${name}: expected a whole number, ${range}; found "${written}".`);
}

/**
 * Reads one of several words.
 * @param name what it is called at the command line
 * @param written as it was written there
 * @param known those that there are
 * @throws CommandError for any other
 */
export function oneOf<Known extends string>(
  name: string,
  written: string,
  known: readonly Known[],
): Known {
  const found = known.find((one) => one === written);
  if (found !== undefined) return found;
  throw new CommandError(`${name}: expected ${known.join(' or ')}; found "${written}".`);
}

/**
 * Reads the path that a site stands below.
 * @param name what it is called at the command line
 * @param written as it was written there; empty for none
 * @throws CommandError for what is no path
 */
export function basePathOf(name: string, written: string): string {
  if (/^(\/[\w.~-]+)*$/.test(written)) return written;
  throw new CommandError(
    `${name}: expected a path such as /portfolio, without closing slash; found "${written}".`,
  );
}

/**
 * Makes sure that there is something to look at.
 * @param folder of an export
 * @throws CommandError where there is none
 */
export function expectExport(folder: string): void {
  if (existsSync(path.join(folder, 'index.html'))) return;
  throw new CommandError(`There is no site in ${folder}/. Build it first: npm run build`);
}
