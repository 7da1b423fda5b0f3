import { spawn } from 'node:child_process';

export interface ScriptRun {
  /** Name of the script in package.json. */
  name: string;
  args?: readonly string[];
  env?: Record<string, string>;
  /** Keep the output until the script ends, for scripts that run side by side. */
  hold?: boolean;
}

/**
 * Runs a script of package.json and shows its output.
 *
 * @param run script, its arguments and variables to add to its environment
 * @returns its exit code; 1 when a signal ended it
 */
export function runScript({ name, args = [], env = {}, hold = false }: ScriptRun): Promise<number> {
  const output = hold ? 'pipe' : 'inherit';
  if (!hold) console.log(`\n== ${name}`);
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', output, output],
    // npm is a .cmd file there, which only the shell runs.
    shell: process.platform === 'win32',
  });
  const held: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => held.push(part));
  child.stderr?.on('data', (part: Buffer) => held.push(part));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      if (hold) process.stdout.write(`\n== ${name}\n${Buffer.concat(held).toString()}`);
      done(code ?? 1);
    });
  });
}
