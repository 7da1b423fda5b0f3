import { spawn } from 'node:child_process';
import path from 'node:path';

/** Runs a command of a dependency. If it fails, this process exits with the same status. */
export async function runCommand(command: string, ...args: string[]): Promise<void> {
  const child = spawn(path.join('node_modules', '.bin', command), args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (status !== 0) process.exit(status ?? 1);
}
