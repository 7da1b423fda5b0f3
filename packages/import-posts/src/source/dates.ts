import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import path from 'node:path';
import type { SourceFolder } from './folder';

const isDay = (text: string): boolean => {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : NaN);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The current day in a time zone, YYYY-MM-DD. */
export const todayIn = (timeZone: string): string =>
  // Swedish writes days in this form.
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(new Date());

/** Mon Jan 02 2023 09:30:00 GMT+0100, 2 Jan 2023, January 2, 2023 */
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const NAMED = new RegExp(
  `^(?:[a-z]{3,9},? +)?((?:${MONTH}[ /-]+\\d{1,2}|\\d{1,2}\\.?[ /-]+${MONTH}),?[ /-]+\\d{4})`,
  'i',
);

/**
 * The days that a date of front matter can mean, as YYYY-MM-DD: the day that is written, not that of UTC. Two if
 * day and month cannot be told apart.
 */
export function daysOf(date = ''): string[] {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(date) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isDay(iso)) return [iso];
  const [, named] = NAMED.exec(date) ?? [];
  // Without a time zone, Date would use that of the machine.
  const time = new Date(named ? `${named} UTC` : NaN);
  if (!Number.isNaN(time.getTime())) return [time.toISOString().slice(0, 10)];
  // 14/3/2023, 1.2.2023, 1/2/2023: dots follow the day.
  const [, a = '', b = '', c = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(date) ?? [];
  const orders = [[c, b, a], ...(date.includes('.') ? [] : [[c, a, b]])];
  const days = orders.map((order) => order.map((part) => part.padStart(2, '0')).join('-'));
  return [...new Set(days)].filter(isDay);
}

/** Whether a folder has only the newest part of its history, which tells no first days. */
export const isShallow = ({ root }: SourceFolder): boolean =>
  existsSync(path.join(root, '.git/shallow'));

/**
 * Returns a function that asks git for the day on which a file was added, YYYY-MM-DD. A repository's own
 * configuration can start programs (https://git-scm.com/docs/git#_security), so the settings that `git log` would
 * start one by are overridden, and nothing is fetched. A `.git` that leads to another folder is not read.
 */
export function gitDayIn(folder: SourceFolder): (file: string) => string | undefined {
  const { root } = folder;
  const repository = path.join(root, '.git');
  const isHere = lstatSync(repository, { throwIfNoEntry: false })?.isDirectory() === true;
  return (file) => {
    if (!isHere || isShallow(folder)) return undefined;
    const overrides = ['log.showSignature=false', 'core.fsmonitor=false', 'protocol.allow=never'];
    const { stdout } = spawnSync(
      'git',
      [...overrides.flatMap((one) => ['-c', one]), '--no-pager', 'log', '--format=%as', '--', file],
      {
        cwd: root,
        encoding: 'utf8',
        timeout: 10_000,
        env: {
          ...process.env,
          GIT_DIR: repository,
          GIT_COMMON_DIR: repository,
          GIT_WORK_TREE: root,
          GIT_NO_LAZY_FETCH: '1',
          GIT_TERMINAL_PROMPT: '0',
          GIT_LITERAL_PATHSPECS: '1',
        },
      },
    );
    return stdout?.trim().split('\n').at(-1) || undefined;
  };
}
