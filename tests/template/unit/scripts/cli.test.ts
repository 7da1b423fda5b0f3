import { spawnSync } from 'node:child_process';
import { CommandError, readBasePath, wholeNumber } from '@/scripts/shared/cli';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { env: process.env, encoding: 'utf8' });

it.each([
  ['an unknown option', ['scripts/serve/index.ts', '--ouch'], 'no --ouch: the options are --'],
  ['a shortened option', ['scripts/serve/index.ts', '--po', '4000'], 'write --port'],
  ['an unknown variant of the CV', ['scripts/cv/index.ts', 'no-such-variant'], 'no-such-variant'],
  ['a language that the site lacks', ['scripts/cv/index.ts', '--language', 'tlh'], 'language'],
  ['a folder without an export', ['scripts/serve/index.ts', '--dir', 'scripts'], 'npm run build'],
])('%s ends a command with one line that names it, and status 1', (_, args, name) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([
    1,
    '',
    [expect.stringContaining(name)],
  ]);
});

it('an unexpected error ends a command with its stack trace, and status 1', () => {
  const program = `
    const { readArguments } = await import('./scripts/shared/cli.ts');
    readArguments('', {});
    undefined.property;`;
  const { status, stderr } = run('--input-type=module', '--eval', program);
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
