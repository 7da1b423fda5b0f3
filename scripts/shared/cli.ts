import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, styleText, type ParseArgsConfig } from 'node:util';

/** An error that the user can fix. Its message says how, so it is printed without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Formats a text for standard output if that is a terminal with colours; NO_COLOR turns them off. */
export const paint = (format: 'bold' | 'dim' | 'red' | 'yellow', text: string): string =>
  styleText(format, text, { stream: process.stdout });

/** Options that npm has too, so that they may be set in an .npmrc. */
const settingsOfNpm = ['yes', 'dry-run'];

/**
 * Parses the arguments of a script. `--help` prints the usage.
 * @param usage how to call the script, and what it does
 * @param config options and positionals, in the format of `parseArgs`
 */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  const options = Object.keys(config.options ?? {});
  // npm takes options before -- for itself: https://docs.npmjs.com/cli/commands/npm-run
  const taken = options.find(
    (name) => !settingsOfNpm.includes(name) && process.env[`npm_config_${name}`],
  );
  if (taken) {
    throw new CommandError(
      `npm took --${taken} for itself. Write -- before the options:\n${usage}`,
    );
  }
  return parseArgs(config);
}

/**
 * Parses a whole number.
 * @param option name of the option, for the message
 * @throws CommandError for any other text, or a number out of range
 */
export function wholeNumber(option: string, text: string, min: number, max = Infinity): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= min && number <= max) return number;
  const range = max === Infinity ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new CommandError(`${option}: expected a whole number ${range}, found "${text}".`);
}

/**
 * Reads the base path, such as `/portfolio`, from the environment; empty for none.
 * @throws CommandError if it is not a path, or ends with a slash
 */
export function readBasePath(): string {
  const { BASE_PATH = '' } = process.env;
  if (/^(\/[\w.~-]+)*$/.test(BASE_PATH)) return BASE_PATH;
  throw new CommandError(
    `BASE_PATH: expected a path such as /portfolio, without a trailing slash, found "${BASE_PATH}".`,
  );
}

/** Throws a CommandError unless the folder contains an export. */
export function requireExport(folder: string): void {
  if (existsSync(path.join(folder, 'index.html'))) return;
  throw new CommandError(`There is no site in ${folder}/. Build it first: npm run build`);
}
