import { execFile } from 'node:child_process';
import path from 'node:path';

/** The result of a process. */
export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs Node with some arguments and more environment variables. */
export const runNode = (args: readonly string[], env: Record<string, string>): Promise<Run> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

/**
 * Runs a script of `scripts/` or `build/` on another `content/`.
 * @param site the folder of `content/`
 */
export const runScript = (site: string, script: string, ...args: string[]): Promise<Run> =>
  runNode(['--import', 'tsx', script, ...args], {
    CONTENT_DIR: path.join(site, 'content'),
    OUT_DIR: path.join(site, 'out'),
  });
