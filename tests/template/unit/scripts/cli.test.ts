import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, readBasePath, wholeNumber } from '@/scripts/shared/cli';
import { copySite } from '../../support/site-copy';

const run = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', './scripts/shared/explain-errors.ts', ...args],
    { env: process.env, encoding: 'utf8' },
  );

it.each([
  ['an unknown option', ['scripts/serve/index.ts', '--ouch'], "Unknown option '--ouch'"],
  ['an unknown variant of the CV', ['scripts/cv/index.ts', 'no-such-variant'], 'no-such-variant'],
  ['a folder without an export', ['scripts/serve/index.ts', '--dir', 'scripts'], 'npm run build'],
])('%s ends a command with one line that names it, and status 1', (_, args, name) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([
    1,
    '',
    [expect.stringContaining(name)],
  ]);
});

describe('a mistake in a file that a command loads is one line', () => {
  const copy = copySite();
  afterEach(copy.reset);

  it.each([
    ['a conflict', 'fonts', 'data/theme.ts', '<<<<<<< HEAD\n', '1:1: unresolved conflict'],
    ['a name that is not defined', 'cv', 'data/site.ts', 'here;\n', '1:1: ReferenceError: here is'],
    [
      'an import of nothing',
      'fonts',
      'lib/looks/index.ts',
      "import { a } from './press';\n",
      '1: The',
    ],
  ])('%s', (_, command, file, addition, message) => {
    writeFileSync(path.join(copy.root, file), addition + copy.read(file));
    const { status, output } = copy.run(command, []);
    expect([status, output.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining(`${file}:${message}`)],
    ]);
  });

  it('the check finds conflicts that it does not load', () => {
    const file = 'components/layout/failure-notice.tsx';
    writeFileSync(path.join(copy.root, file), '\n<<<<<<< HEAD\n');
    const { status, output } = copy.run('check', []);
    expect(status).toBe(1);
    expect(output).toContain(`${file}:2: unresolved conflict`);
  });
});

it('an unexpected error ends a command with its stack trace, and status 1', () => {
  const { status, stderr } = run('--input-type=module', '--eval', 'undefined.property;');
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError.*\n\s+at /);
});

it('an option that npm took for itself ends a command with what to write', () => {
  process.env.npm_config_port = '4000';
  const { status, stderr } = run('scripts/serve/index.ts');
  delete process.env.npm_config_port;
  expect([status, stderr]).toEqual([1, expect.stringContaining('Write -- before the options')]);
});

it('--help prints the usage', () => {
  const { status, stdout } = run('scripts/serve/index.ts', '--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('--port 3000')]);
});

it('a whole number has only digits, and lies in its range', () => {
  expect(['0', '65535'].map((text) => wholeNumber('--port', text, 0, 65_535))).toEqual([0, 65_535]);
  for (const text of ['65536', '-1', '1.5', '1e3', 'a', '']) {
    expect(() => wholeNumber('--port', text, 0, 65_535)).toThrow(CommandError);
  }
});

it('a base path begins with a slash and ends without one', () => {
  const read = (path: string) => {
    process.env.BASE_PATH = path;
    return readBasePath();
  };
  expect(['', '/portfolio', '/a/b'].map(read)).toEqual(['', '/portfolio', '/a/b']);
  for (const path of ['portfolio', '/portfolio/', '/', '/a b', 'https://a.example']) {
    expect(() => read(path)).toThrow(CommandError);
  }
});
