import { spawnSync } from 'node:child_process';
import { CommandError } from '@/build/cli';
import { siteDirectory } from '@/lib/site/directory';

function git(...args: string[]): string {
  const inSite = { cwd: siteDirectory, encoding: 'utf8' } as const;
  const whole = ['-c', 'core.quotePath=false', ...args];
  const { status, stdout, stderr, error } = spawnSync('git', whole, inSite);
  if (status === 0) return stdout;
  throw new CommandError(
    `Git says: ${error?.message ?? stderr.trim()}\n` +
      'What this command replaces could not be brought back. Keep the sample in git first:\n' +
      '  git init && git add --all && git commit --message "Start with the sample"',
  );
}

const lines = (text: string) => text.split('\n').filter(Boolean);

/** The files of some folders that git keeps. */
export const trackedFiles = (paths: readonly string[]): string[] =>
  lines(git('ls-files', '--', ...paths));

/**
 * Makes sure that git can bring back whatever changes.
 * @param paths files and folders that will change
 * @throws CommandError if there is no repository, or work that is not committed
 */
export function refuseToLose(paths: readonly string[]): void {
  const uncommitted = lines(git('status', '--porcelain', '--untracked-files=all', '--', ...paths));
  if (uncommitted.length > 0) {
    throw new CommandError(
      `These files have changes that are not committed, and would be lost:\n` +
        `${uncommitted.map((line) => `  ${line}`).join('\n')}\n` +
        'Commit them, or put them aside with "git stash --include-untracked".',
    );
  }
  if (trackedFiles(['data/owner.ts']).length === 0) {
    throw new CommandError(
      'Git does not keep data/owner.ts, so it could not be brought back. Commit it first.',
    );
  }
}
