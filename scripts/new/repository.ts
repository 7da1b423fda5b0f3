import { spawnSync } from 'node:child_process';
import { CommandError } from '@/lib/cli';

function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new CommandError(
    `git: ${error?.message ?? stderr.trim()}\n` +
      'This command replaces files, and only git can restore them. Commit the sample first:\n' +
      '  git init && git add --all && git commit --message "Start with the sample"',
  );
}

/**
 * Stops if uncommitted changes would be lost.
 * @param paths files and folders that will change
 * @throws CommandError if there is no repository, or if a file has uncommitted changes
 */
export function refuseToLose(paths: readonly string[]): void {
  const status = git('status', '--porcelain', '--untracked-files=all', '--', ...paths);
  const uncommitted = status.split('\n').filter(Boolean);
  if (uncommitted.length > 0) {
    throw new CommandError(
      `These files have uncommitted changes that would be lost:\n` +
        `${uncommitted.map((line) => `  ${line}`).join('\n')}\n` +
        'Commit them, or put them aside with "git stash --include-untracked".',
    );
  }
  if (git('ls-files', '--', 'data/resume.json') === '') {
    throw new CommandError('data/resume.json is not in git yet. Commit it first.');
  }
}
