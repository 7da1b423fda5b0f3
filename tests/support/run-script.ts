import { execFile } from 'node:child_process';

/** What a finished process said. */
export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a script of `scripts/` or `build/` on a site whose `data/` is that of the fixture.
 * @param site the folder of its content
 */
export const runScript = (site: string, script: string, ...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', script, ...args],
      { env: { ...process.env, SITE: site } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
