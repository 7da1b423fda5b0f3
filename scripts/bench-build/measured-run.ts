import { execFileSync, spawn } from 'node:child_process';

/** What a command took. */
export interface Run {
  seconds: number;
  /** Time on all cores together, in seconds: it hardly depends on what else the machine does. */
  cpu: number;
  /** The most memory that it and all processes below it held at one time, in bytes. */
  peak: number;
}

/** How often memory is looked at, in milliseconds. */
const EVERY = 500;

/**
 * Runs a Node script and measures it, with the `ps` of Linux and macOS.
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
  const cpu = new Map<number, number>();
  const watch = setInterval(() => {
    const family = familyOf(child.pid ?? 0);
    for (const { pid, seconds } of family) cpu.set(pid, seconds);
    peak = Math.max(
      peak,
      family.reduce((sum, { kilobytes }) => sum + kilobytes * 1024, 0),
    );
  }, EVERY);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`);
  return {
    seconds: (performance.now() - started) / 1000,
    cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0),
    peak,
  };
}

/** A process, all below it, and what they hold. Memory that two share counts twice. */
function familyOf(root: number) {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' });
  const processes = table
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kilobytes, time = ''] = line.trim().split(/\s+/);
      return {
        pid: Number(pid),
        parent: Number(parent),
        kilobytes: Number(kilobytes),
        seconds: secondsOf(time),
      };
    });
  const family = new Set([root]);
  // Children mostly have greater numbers than their parents; where numbers began anew they do not.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return processes.filter(({ pid }) => family.has(pid));
}

/** `1-02:03:04` on Linux, `2:03.04` on macOS. */
function secondsOf(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Number(days) * 86_400 + seconds;
}
