import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Loaded before each command, so that it says at once what it does, and mistakes in files that it loads are explained
 * too. It imports nothing of the site, which could have them.
 */

/** What a command does, for whoever waits while it is loaded. `npm run dev` says it itself. */
const firstLines: Readonly<Record<string, string>> = {
  build: 'Checking the site …',
  check: 'Checking the site …',
  cv: 'Making the CV …',
  fonts: 'Reading the typefaces …',
  new: 'Reading the site …',
  serve: 'Starting a server …',
  test: 'Checking the code, the site and its pages …',
  update: 'Asking for newer versions …',
};

// Processes that a command starts run other scripts, or are those of another language.
const { npm_lifecycle_event: command = '', SITE_LANGUAGE: language } = process.env;
const isCommand = path.dirname(process.argv[1] ?? '') === path.resolve('scripts', command);
const isQuiet = process.argv.some((argument) => ['--help', '--quiet'].includes(argument));
const firstLine = firstLines[command];
if (firstLine && isCommand && !language && !isQuiet) console.error(firstLine);

process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe has ended, such as `head`.
  if (error.code === 'EPIPE') process.exit();
  console.error(explain(error));
  process.exit(1);
});

/** The message of an error that the user can fix, with its location, and otherwise the error with its stack trace. */
function explain(error: NodeJS.ErrnoException): unknown {
  const { name, message, stack = '', code = '', syscall } = error;
  // The message of esbuild, whose columns begin at 0.
  const [, file = '', line, column, found] = /^(.+):(\d+):(\d+): ERROR: (.*)$/m.exec(message) ?? [];
  if (name === 'TransformError' && found) {
    const text = readFileSync(file, 'utf8').split('\n')[Number(line) - 1];
    const what = text?.startsWith('<<<<<<<') ? 'unresolved conflict' : found;
    return `${location(file, line, Number(column) + 1)}: ${what}`;
  }
  // An import of a name that the other file does not export.
  const [, importer, at] = (name === 'SyntaxError' && /^(.+):(\d+)\n/.exec(stack)) || [];
  if (importer) return `${location(importer, at)}: ${message}`;
  // An error that a file of data/ throws while it is loaded, such as a name that is not defined.
  const [, frame = ''] = stack.split(/\n\s+at /);
  const [, inData] = /[\\/]((?:data|translations)[\\/][\w\\/-]+\.ts:\d+:\d+)/.exec(frame) ?? [];
  if (inData) return `${location(inData)}: ${name}: ${message}`;
  const isExplained =
    ['CommandError', 'ContentError'].includes(name) ||
    syscall !== undefined ||
    /^ERR_(PARSE_ARGS|MODULE_NOT_FOUND)/.test(code);
  return isExplained ? message : error;
}

/** A location as terminals link it: `data/site.ts:3:7`. */
function location(file: string, ...position: readonly (string | number | undefined)[]): string {
  const name = file.startsWith('file:') ? fileURLToPath(file) : file;
  return [path.relative('.', name).replaceAll('\\', '/'), ...position].join(':');
}
