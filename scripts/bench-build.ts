import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { copyProject } from '@/build/bench-build/copy-project';
import { exportSize } from '@/build/bench-build/export-size';
import { measuredRun, type Run } from '@/build/bench-build/measured-run';
import { searchSize } from '@/build/bench-build/search-size';
import { sampleWords, writePosts } from '@/build/bench-build/write-posts';
import { CHECKSUMS } from '@/build/write-checksums';
import { wholeNumber } from '@/build/cli/expect';
import { readArguments } from '@/build/cli/read-arguments';

/*
 * Measures what posts cost a build: npm run bench:build -- N
 * A copy of the project is built from nothing and then with nothing changed, which has to give the
 * same files; so is one with N posts.
 * Times differ from machine to machine, and with what else a machine does.
 */

const { words } = readArguments({
  call: 'npm run bench:build --',
  does: 'Builds a copy of the project with so many posts, and prints what a post costs.',
  words: '1000',
});
const count = wholeNumber('Number of posts', words.join(' '), 1);

const without = await buildTwice(0);
const withPosts = await buildTwice(count);
console.log(report());

async function buildTwice(posts: number) {
  const { folder, remove } = copyProject();
  const build = () => measuredRun(folder, ['--import', 'tsx', 'scripts/build.ts']);
  const out = path.join(folder, 'out');
  try {
    writePosts(path.join(folder, 'content/blog'), posts);
    const cold = await build();
    const sums = () => readFileSync(path.join(out, CHECKSUMS), 'utf8').trim().split('\n');
    const before = sums();
    const warm = await build();
    const others = difference(before, sums());
    if (others.length > 0) {
      throw new Error(
        `With what was kept, the build of ${posts} posts gives ${others.length} other files: ` +
          others.slice(0, 10).join(', '),
      );
    }
    return { cold, warm, size: exportSize(out), search: await searchSize(out, sampleWords) };
  } finally {
    remove();
  }
}

/** Names of the files that are in one of two lists of checksums alone, or have two sums. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [new Set(before), new Set(after)];
  const lines = [
    ...before.filter((line) => !now.has(line)),
    ...after.filter((line) => !old.has(line)),
  ];
  return [...new Set(lines.map((line) => line.replace(/^\S+ +/, '')))];
}

function report(): string {
  const { cold, warm, size, search } = withPosts;
  const each = (part: (run: Run) => number) =>
    (['cold', 'warm'] as const).map((state) => {
      const added = part(withPosts[state]) - part(without[state]);
      return `${((added / count) * 1000).toFixed(1)} ms`;
    });
  const bytes = (size.total - without.size.total) / count;
  return [
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`,
    table([
      [`${count} posts`, 'from nothing', 'nothing changed'],
      ['---', '---:', '---:'],
      ['build', ...[cold, warm].map(({ seconds }) => `${seconds.toFixed(1)} s`)],
      ['time for each post', ...each(({ seconds }) => seconds)],
      ['time of all cores for each post', ...each(({ cpu }) => cpu)],
      ['peak memory of all processes', ...[cold, warm].map(({ peak }) => megabytes(peak))],
    ]),
    `From nothing, by process:\n${partsOf(cold)}`,
    `Nothing changed, by process:\n${partsOf(warm)}`,
    [
      `Export: ${megabytes(size.total)}, ${kilobytes(bytes)} for each post`,
      `Largest list of posts, after brotli: ${kilobytes(size.largestList)}`,
      `A search for one word, after brotli: ${kilobytes(search)}`,
    ].join('\n'),
  ].join('\n\n');
}

/** What each kind of process took of a build; those that came and went are left out. */
function partsOf({ parts }: Run): string {
  const rows = parts
    .filter(({ seconds }) => seconds >= 2)
    .map(({ name, seconds, peak }) => [name, `${seconds.toFixed(0)} s`, megabytes(peak)]);
  return table([
    ['process', 'from first to last', 'peak memory'],
    ['---', '---:', '---:'],
    ...rows,
  ]);
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function megabytes(bytes: number) {
  return `${Math.round(bytes / 1e6)} MB`;
}

function table(rows: string[][]) {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
