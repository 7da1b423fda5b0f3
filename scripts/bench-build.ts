import { cpus } from 'node:os';
import path from 'node:path';
import { copyProject } from './bench-build/copy-project';
import { exportSize } from './bench-build/export-size';
import { measuredRun, type Run } from './bench-build/measured-run';
import { writePosts } from './bench-build/write-posts';

/*
 * Measures what posts cost a build: npm run bench:build -- N
 * A copy of the project is built from nothing, then with N posts from nothing, then once more with
 * nothing changed. Times differ from machine to machine, and from run to run.
 */

const [written = ''] = process.argv.slice(2);
const count = Number(written);
if (!Number.isInteger(count) || count < 1) {
  console.error(`Expected a number of posts, found "${written}": npm run bench:build -- 1000`);
  process.exit(1);
}

const build = (folder: string) => measuredRun(folder, ['--import', 'tsx', 'scripts/build.ts']);

const bare = copyProject();
const full = copyProject();
try {
  const without = await build(bare.folder);
  const sizeWithout = exportSize(path.join(bare.folder, 'out'));
  const unchanged = await build(bare.folder);
  writePosts(path.join(full.folder, 'content/blog'), count);
  const cold = await build(full.folder);
  const size = exportSize(path.join(full.folder, 'out'));
  const warm = await build(full.folder);
  const { page, bytes } = size.largestList;
  console.log(
    [
      `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`,
      table([
        [`${count} posts`, 'from nothing', 'nothing changed'],
        ['---', '---:', '---:'],
        ['build', seconds(cold), seconds(warm)],
        ['build without them', seconds(without), seconds(unchanged)],
        ['time for each post', each(cold, without), each(warm, unchanged)],
        ['peak memory', megabytes(cold.peak), megabytes(warm.peak)],
      ]),
      `Export: ${megabytes(size.total)}, ${((size.total - sizeWithout.total) / count / 1000).toFixed(1)} kB for each post.`,
      `Largest list after brotli: ${page}, ${(bytes / 1000).toFixed(1)} kB.`,
    ].join('\n\n'),
  );
} finally {
  bare.remove();
  full.remove();
}

function seconds(run: Run) {
  return `${run.seconds.toFixed(1)} s`;
}

function each(run: Run, base: Run) {
  return `${(((run.seconds - base.seconds) / count) * 1000).toFixed(1)} ms`;
}

function megabytes(bytes: number) {
  return `${Math.round(bytes / 1e6)} MB`;
}

function table(rows: string[][]) {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
