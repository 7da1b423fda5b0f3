import { spawn } from 'node:child_process';
import { familyOf, nameOf, type Process } from './processes';

/** What a command took. */
export interface Run {
  seconds: number;
  /** Time on all cores together, in seconds: it hardly depends on what else the machine does. */
  cpu: number;
  /** The most memory that it and all processes below it held at one time, in bytes. */
  peak: number;
  /** What the processes of each name took, in the order in which they began. */
  parts: readonly Part[];
}

/** What all processes of a name took. */
export interface Part {
  name: string;
  /** The most memory that they held at one time, in bytes. */
  peak: number;
  /** From the first sight of them to the last. */
  seconds: number;
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
  const sinceStart = () => (performance.now() - started) / 1000;
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  }
  let peak = 0;
  const parts = new Map<string, Part & { begun: number }>();
  const cpu = new Map<number, number>();
  const watch = setInterval(() => {
    const family = familyOf(child.pid ?? 0);
    for (const { pid, seconds } of family) cpu.set(pid, seconds);
    peak = Math.max(peak, memoryOf(family));
    const now = sinceStart();
    for (const name of new Set(family.map(nameOf))) {
      const { begun, ...known } = parts.get(name) ?? { name, begun: now, peak: 0, seconds: 0 };
      const memory = memoryOf(family.filter((one) => nameOf(one) === name));
      const most = Math.max(known.peak, memory);
      parts.set(name, { name, begun, peak: most, seconds: now - begun });
    }
  }, EVERY);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`);
  return {
    seconds: sinceStart(),
    cpu: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0),
    peak,
    parts: [...parts.values()],
  };
}

const memoryOf = (processes: readonly Process[]) =>
  processes.reduce((sum, { bytes }) => sum + bytes, 0);
