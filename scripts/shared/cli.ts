import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, styleText, type ParseArgsConfig } from 'node:util';
import { ContentError, formatDiagnostics } from '@/lib/diagnostic';
import { nearest } from '@/lib/nearest';

/** An error that the user can fix. Its message says how, so it is printed without a stack trace. */
export class CommandError extends Error {}

/** Formats a text for standard output if that is a terminal with colours; NO_COLOR turns them off. */
export const paint = (format: 'bold' | 'dim' | 'red' | 'yellow', text: string): string =>
  styleText(format, text, { stream: process.stdout });

/** Ends the script with status 1 on an error, with a stack trace only if the user cannot fix it. */
function explainErrors(): void {
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    // The reader of a pipe has ended, such as `head`.
    if (error.code === 'EPIPE') process.exit();
    const isExplained =
      error instanceof CommandError ||
      error instanceof ContentError ||
      error.syscall !== undefined ||
      error.code?.startsWith('ERR_PARSE_ARGS');
    // esbuild's message has file, line and column.
    const isBroken = error.name === 'TransformError';
    console.error(explainData(error) ?? (isExplained || isBroken ? error.message : error));
    process.exit(1);
  });
}

/** Describes an error that a file of data/ throws while it is loaded, such as a name that is not defined. */
function explainData({ name, message, stack = '' }: Error) {
  const [, first = ''] = stack.split(/\n\s+at /);
  const [, file, line, column] = /[\\/](data[\\/][\w-]+\.ts):(\d+):(\d+)/.exec(first) ?? [];
  if (!file) return undefined;
  const location = { file: file.replaceAll('\\', '/'), line: Number(line), column: Number(column) };
  return formatDiagnostics([{ severity: 'error', ...location, message: `${name}: ${message}` }]);
}

/** Options that npm has too, so that they may be set in an .npmrc. */
const settingsOfNpm = ['yes', 'dry-run'];

/**
 * Parses the arguments of a script, and explains its errors. `--help` prints the usage.
 * @param usage how to call the script, and what it does
 * @param config options and positionals, in the format of `parseArgs`
 */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  explainErrors();
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
  const unknown = process.argv
    .flatMap((argument) => /^--([\w-]+)/.exec(argument)?.[1] ?? [])
    .find((name) => !options.includes(name));
  if (unknown) {
    const suggestion =
      options.find((name) => name.startsWith(unknown)) ?? nearest(unknown, options)[0];
    const all = options.map((name) => `--${name}`).join(', ') || 'none';
    throw new CommandError(
      `There is no --${unknown}: ${suggestion ? `write --${suggestion}` : `the options are ${all}`}.`,
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
