import { spawnSync } from 'node:child_process';
import { CommandError } from './cli';

export type Git = ReturnType<typeof gitIn>;

/**
 * Returns a function that runs git in a folder.
 * @throws CommandError if git is not installed
 */
export const gitIn = (folder: string) => (args: readonly string[]) => {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 } as const;
  const { error, status, stdout, stderr } = spawnSync('git', args, options);
  if (error) throw new CommandError(`git does not start: ${error.message}`);
  return { ok: status === 0, output: stdout, error: stderr.trim() };
};

/**
 * Stops if uncommitted changes would be lost.
 * @param paths files and folders that will change
 * @throws CommandError if the site is not in git, or if a file has uncommitted changes
 */
export function requireCommitted(git: Git, paths: readonly string[]): void {
  if (!git(['ls-files', '--error-unmatch', 'package.json']).ok) {
    throw new CommandError(
      'The site must be in git, so that this can be undone:\n' +
        '  git init && git add --all && git commit --message "Start"',
    );
  }
  const conflicts = git(['diff', '--name-only', '--diff-filter=U']).output;
  if (conflicts !== '') {
    throw new CommandError(
      `These files have unresolved conflicts:\n${conflicts}` +
        'Resolve each, then "git add" it and commit. Or undo all changes: git reset --hard',
    );
  }
  const { output } = git(['status', '--porcelain', '--untracked-files=all', '--', ...paths]);
  if (output === '') return;
  throw new CommandError(
    `These files have uncommitted changes:\n${output}` +
      'Commit them, or put them aside with "git stash --include-untracked".',
  );
}
