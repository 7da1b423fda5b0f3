import { execFileSync, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { changedFiles, readChecksums } from '@/build/checksums';
import { readArguments, wholeNumber } from '@/build/cli';
import { filesIn } from '@/lib/files-in';
import { markdownTable } from '@/build/markdown-table';
import { generatePost } from './bench/posts';

const usage = `npm run bench:build -- 1000
Builds the commit with the given number of generated posts, first without and then with
cache, and prints the cost of a post. Both builds must give the same files. Needs Linux or macOS.`;

const { positionals } = readArguments(usage, { allowPositionals: true });
const count = wholeNumber('Number of posts', positionals.join(' '), 1);

interface Run {
  seconds: number;
  /** Peak memory of all processes together, in megabytes. */
  peak: number;
  /** Size of the export in kilobytes. */
  size: number;
}

const without = await buildTwice(0);
const withPosts = await buildTwice(count);
const rows = withPosts.map((run, index) => {
  const base = without[index] ?? run;
  return {
    [`${count} posts`]: index === 0 ? 'from nothing' : 'unchanged',
    'build, s': run.seconds.toFixed(1),
    'a post, ms': (((run.seconds - base.seconds) * 1000) / count).toFixed(1),
    'peak memory, MB': Math.round(run.peak),
    'a post in the export, kB': ((run.size - base.size) / count).toFixed(1),
  };
});
console.log(`Node ${process.version}\n\n${markdownTable(rows)}`);

async function buildTwice(posts: number): Promise<Run[]> {
  // Turbopack follows links only below the outermost lock file.
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.resolve('.cache/copy-'));
  const out = path.join(folder, 'out');
  try {
    execFileSync('git', ['clone', '--quiet', process.cwd(), folder]);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
    for (let number = 1; number <= posts; number++) {
      const file = path.join(folder, 'content/blog', `generated-post-${number}.md`);
      writeFileSync(file, generatePost(number));
    }
    const first = await build(folder);
    const checksums = readChecksums(out);
    const second = await build(folder);
    const changed = changedFiles(checksums, readChecksums(out));
    if (changed.length === 0) return [first, second];
    throw new Error(`The second build of ${posts} posts differs: ${changed.join(', ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function build(folder: string): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? 0))), 500);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build in ${folder} failed.`);
  const out = path.join(folder, 'out');
  const bytes = filesIn(out).reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0);
  return { seconds: (performance.now() - start) / 1000, peak, size: bytes / 1000 };
}

/** Memory of a process and its descendants, in megabytes. Except on Linux, shared memory counts more than once. */
function memoryOf(root: number): number {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const processes = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const memory = (id: number): number =>
    processes
      .filter(([pid, parent]) => pid === id || parent === id)
      .reduce(
        (sum, [pid = 0, , resident = 0]) =>
          sum + (pid === id ? shareOf(pid, resident) / 1000 : memory(pid)),
        0,
      );
  return memory(root);
}

/** The kilobytes of a process, with its share of what it shares: https://docs.kernel.org/filesystems/proc.html */
function shareOf(pid: number, resident: number): number {
  try {
    return Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
  } catch {
    return resident;
  }
}
