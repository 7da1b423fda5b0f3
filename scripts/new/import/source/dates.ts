import { spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import path from 'node:path';
import type { SourceFolder } from './folder';

/**
 * Returns a function that asks git for the day on which a file was added, YYYY-MM-DD. A repository's own
 * configuration can start programs (https://git-scm.com/docs/git#_security), so the settings that `git log` would
 * start one by are overridden, and nothing is fetched. A `.git` that leads to another folder is not read.
 */
export function gitDayIn({ root }: SourceFolder): (file: string) => string | undefined {
  const repository = path.join(root, '.git');
  const isHere = lstatSync(repository, { throwIfNoEntry: false })?.isDirectory() === true;
  return (file) => {
    if (!isHere) return undefined;
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
