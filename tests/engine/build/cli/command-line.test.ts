/** @jest-environment node */
import { ContentError } from '@/lib/content/problem';
import { CommandError, whatToSay } from '@/build/cli/command-error';
import { basePathOf, expectExport, oneOf, wholeNumber } from '@/build/cli/expect';
import { parseArguments } from '@/build/cli/parse-arguments';
import { CvError } from '@/build/cv/cv-error';

const command = {
  call: 'npm run draw --',
  does: 'Draws something.',
  options: {
    out: { type: 'string', default: 'out', says: 'folder to write to' },
    only: { type: 'string', says: 'part of a name' },
    fast: { type: 'boolean', says: 'without looking' },
  },
} as const;

describe('arguments', () => {
  it('are read by the names of the options', () => {
    expect(parseArguments(command, ['--only', 'a', '--fast'])).toEqual({
      values: { out: 'out', only: 'a', fast: true },
      words: [],
    });
    expect(parseArguments(command, [])).toMatchObject({ values: { fast: false } });
    expect(parseArguments({ ...command, words: 'post' }, ['post', 'A'])).toMatchObject({
      words: ['post', 'A'],
    });
  });

  it.each([
    [['--ouch'], "Unknown option '--ouch'. What there is: npm run draw -- --help"],
    [['--out'], "Option '--out <value>' argument missing. What there is: npm run draw -- --help"],
    [
      ['--fast=1'],
      "Option '--fast' does not take an argument. What there is: npm run draw -- --help",
    ],
    [['a'], "Unexpected argument 'a'. What there is: npm run draw -- --help"],
  ])('that are not known are told in one line: %j', (args, message) => {
    expect(() => parseArguments(command, args)).toThrow(new CommandError(message));
  });

  it.each(['--help', '-h'])('%s tells what there is', (help) => {
    expect(parseArguments(command, [help])).toEqual({
      help: `npm run draw --
Draws something.

  --out …   folder to write to (out)
  --only …  part of a name
  --fast    without looking`,
    });
  });
});

describe('what is written at the command line', () => {
  it('is a whole number in its range', () => {
    expect(wholeNumber('--port', '0', 0, 65_535)).toBe(0);
    expect(wholeNumber('--runs', '12', 1)).toBe(12);
    for (const wrong of ['65536', '-1', '1.5', '1e3', 'a', '']) {
      expect(() => wholeNumber('--port', wrong, 0, 65_535)).toThrow(
        `--port: expected a whole number, from 0 to 65535; found "${wrong}".`,
      );
    }
    expect(() => wholeNumber('--runs', '0', 1)).toThrow('expected a whole number, 1 or more');
  });

  it('is one of the words that there are', () => {
    expect(oneOf('--theme', 'dark', ['dark', 'light'])).toBe('dark');
    expect(() => oneOf('--theme', 'Dark', ['dark', 'light'])).toThrow(
      '--theme: expected dark or light; found "Dark".',
    );
  });

  it('is a path that a site can stand below', () => {
    for (const path of ['', '/portfolio', '/a/b']) expect(basePathOf('--base', path)).toBe(path);
    for (const wrong of ['portfolio', '/portfolio/', '/', '/a b', 'https://a.example']) {
      expect(() => basePathOf('--base', wrong)).toThrow(`found "${wrong}"`);
    }
  });

  it('needs an export that is there', () => {
    expect(() => expectExport('nowhere')).toThrow(
      'There is no site in nowhere/. Build it first: npm run build',
    );
  });
});

describe('an error that ends a command', () => {
  it('is told by its message alone where a person can mend it', () => {
    expect(whatToSay(new CommandError('--port: no'))).toBe('--port: no');
    expect(whatToSay(new CvError('No font', 'Name one.'))).toBe('No font\n  Name one.');
    const problem = { file: 'a.md', field: 'title', expected: 'b', found: 'c', mend: 'd' };
    expect(whatToSay(new ContentError([problem]))).toMatch(
      /^a\.md: title\n {2}expected {2}b\n.*\n.*d$/,
    );
    const inUse = Object.assign(new Error('listen'), {
      code: 'EADDRINUSE',
      port: 80,
      syscall: 'listen',
    });
    expect(whatToSay(inUse)).toBe(
      'Port 80 is in use. Name another one, or end what listens on it.',
    );
    const noFile = Object.assign(new Error("ENOENT: open 'a'"), {
      code: 'ENOENT',
      syscall: 'open',
    });
    expect(whatToSay(noFile)).toBe("ENOENT: open 'a'");
  });

  it('is told with the place where it comes from where it is a mistake of the program', () => {
    expect(whatToSay(new TypeError('a is undefined'))).toMatch(
      /a is undefined\n\s+at .*command-line/,
    );
  });
});
