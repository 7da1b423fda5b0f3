import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A process that runs. */
export interface Process {
  pid: number;
  parent: number;
  /** Memory that it holds. */
  bytes: number;
  /** Time on all cores. */
  seconds: number;
  /** Its command line. */
  command: string;
}

const COLUMNS = ['pid=', 'ppid=', 'rss=', 'time=', 'args='];

/** Room for the command lines of all processes of a machine. */
const maxBuffer = 64 * 1024 * 1024;

/** A process, all below it, and what they hold. Memory that two share counts twice. */
export function familyOf(root: number): Process[] {
  const args = ['-A', '-ww', '-o', COLUMNS.join(',')];
  const processes = execFileSync('ps', args, { encoding: 'utf8', maxBuffer })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kilobytes, time = '', ...command] = line.trim().split(/\s+/);
      return {
        pid: Number(pid),
        parent: Number(parent),
        bytes: Number(kilobytes) * 1024,
        seconds: secondsOf(time),
        command: command.join(' '),
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

/** What a process is called in a report: the script that Node runs, else the program. */
export function nameOf({ command }: Pick<Process, 'command'>): string {
  const words = command.split(' ');
  const script = words.findLast((word) => /\.[cm]?[jt]s$/.test(word));
  return path.basename(script ?? words[0] ?? '');
}

/** `1-02:03:04` on Linux, `2:03.04` on macOS. */
function secondsOf(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Number(days) * 86_400 + seconds;
}
