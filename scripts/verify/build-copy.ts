import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '@/build/cli/command-error';

/**
 * Builds the committed state in another folder, with nothing at hand that an earlier build has left.
 * @param folder where to; must not exist yet
 * @param env variables in which the surroundings differ
 * @returns the folder of the export
 * @throws CommandError when it does not build; why has been said before
 */
export function buildCopy(folder: string, env: Record<string, string>): string {
  run('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), folder]);
  linkTree('node_modules', path.join(folder, 'node_modules'));
  run('npm', ['run', '--silent', 'build'], { cwd: folder, env });
  return path.join(folder, 'out');
}

function run(
  command: string,
  args: string[],
  { cwd, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    // npm is a .cmd file there, which only the shell runs.
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  throw error ?? new CommandError(`${command} ${args.join(' ')}: failed, see above.`);
}

/** Copies a folder by hard links where the disk can; Turbopack follows no link out of a project. */
function linkTree(from: string, to: string) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const stats = lstatSync(source);
    if (stats.isDirectory()) linkTree(source, target);
    else if (stats.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
