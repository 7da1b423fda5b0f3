import { execFile } from 'node:child_process';

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
 * Runs a script of `scripts/` or `build/` on a site with the `data/` of the fixture site.
 * @param site folder of the site's content
 */
export const runScript = (site: string, script: string, ...args: string[]): Promise<Run> =>
  runNode(['--import', 'tsx', script, ...args], { SITE: site });
