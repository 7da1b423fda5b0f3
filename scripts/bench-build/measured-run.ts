import { execFileSync, spawn } from 'node:child_process';

/** What a command took. */
export interface Run {
  seconds: number;
  /** The most memory that it and all processes below it held at one time, in bytes. */
  peak: number;
}

/** How often memory is looked at, in milliseconds. */
const EVERY = 250;

/**
 * Runs a Node script and measures it.
 * @param cwd the folder it runs in
 * @param args what Node is given
 * @throws Error with its output when it fails
 */
export async function measuredRun(cwd: string, args: readonly string[]): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  }
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, EVERY);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`);
  return { seconds: (performance.now() - started) / 1000, peak };
}

/** Resident memory of a process and of all below it, in bytes. Pages that two share count twice. */
function memoryOf(root: number): number {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const processes = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let kilobytes = 0;
  // Children mostly have greater numbers than their parents; where numbers began anew they do not.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const [pid = 0, parent = 0] of processes) if (family.has(parent)) family.add(pid);
  }
  for (const [pid = 0, , rss = 0] of processes) if (family.has(pid)) kilobytes += rss;
  return kilobytes * 1024;
}
