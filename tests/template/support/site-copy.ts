import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './content-folder';

/**
 * Makes a copy of the repository, in which everything is committed, and runs scripts in it. It is removed after the last
 * test of the file.
 */
export function copySite() {
  const root = projectFolder({});
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name && existsSync(name))) {
    cpSync(file, path.join(root, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  writeFileSync(path.join(root, '.gitignore'), 'node_modules\n');
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@a.test', 'commit', '--quiet', '--message', 'Start');
  return {
    root,
    git,
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    has: (file: string) => existsSync(path.join(root, file)),
    /** Undoes all changes. */
    reset() {
      git('reset', '--quiet', '--hard');
      git('clean', '--quiet', '-d', '--force');
    },
    /** Runs a script of the copy: its status, and what it prints. */
    run(script: string, args: readonly string[], input = '') {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [
          ...['--import', 'tsx', '--import', './scripts/shared/explain-errors.ts'],
          ...[`scripts/${script}/index.ts`, ...args],
        ],
        { cwd: root, input, encoding: 'utf8' },
      );
      return { status, output: stdout + stderr };
    },
  };
}
