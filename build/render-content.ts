import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { filesToRender, type ContentFolder } from '@/lib/content/load-content';
import type { Problem } from '@/lib/content/problem';
import { openCache, type TextCache } from '@/lib/content/text-cache';
import type { MarkdownWords } from '@/lib/markdown/words';

/** The settings of a worker, passed as JSON when it starts. */
export interface WorkerSettings {
  /** The folder of the site. */
  root: string;
  words: MarkdownWords;
}

/** A file that a worker renders. */
export interface RenderTask {
  folder: ContentFolder;
  slug: string;
}

/** Limits for rendering one file. */
const limits = { seconds: 20, megabytes: 1024 };

/**
 * Renders new and changed files of `content/` in worker processes on all cores. A worker that exceeds
 * a limit is killed, so that even a hostile text cannot block the build, and its file is reported.
 * @returns the cache with all results, and a problem for each file that failed, by path
 */
export async function renderContent(
  settings: WorkerSettings,
  { seconds, megabytes } = limits,
): Promise<{ cache: TextCache; failed: Map<string, Problem> }> {
  const { root, words } = settings;
  const cache = openCache(root, words);
  const files = filesToRender(root, words, cache);
  cache.prune();
  const failed = new Map<string, Problem>();
  const workers = Math.min(availableParallelism(), files.length);
  await Promise.all(Array.from({ length: workers }, renderFiles));
  return { cache: workers > 0 ? openCache(root, words) : cache, failed };

  /** Renders one file after another until the queue is empty. */
  async function renderFiles() {
    let worker = await startWorker(settings, megabytes);
    for (let next = files.shift(); next; next = files.shift()) {
      const { file, ...task } = next;
      worker.send(task satisfies RenderTask);
      const error = await answerOf(worker, seconds);
      if (error === '') continue;
      failed.set(file, {
        file,
        field: 'text',
        expected: `a text that is rendered in ${seconds} seconds, with ${megabytes} MB of memory`,
        found: error,
        fix: 'simplify the text or split it: deep nesting, and thousands of marks in one paragraph, take the most',
      });
      worker.kill('SIGKILL');
      if (files.length > 0) worker = await startWorker(settings, megabytes);
    }
    worker.kill();
  }
}

async function startWorker(settings: WorkerSettings, megabytes: number): Promise<ChildProcess> {
  const worker = fork('build/render-worker.ts', [JSON.stringify(settings)], {
    // Half of the default stack: feeds and search can then process whatever was rendered.
    execArgv: ['--import', 'tsx', `--max-old-space-size=${megabytes}`, '--stack-size=492'],
    // Jest gives tests a copy, which is not the default.
    env: process.env,
    // Captured, because Node prints a long report when it runs out of memory.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  worker.stderr?.on('data', (chunk) => (output += chunk));
  const error = await answerOf(worker, Infinity);
  if (error !== '') throw new Error(`The render worker did not start: ${output}`);
  return worker;
}

/** The next message of a worker, or the reason why there is none. */
async function answerOf(worker: ChildProcess, seconds: number): Promise<string> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const timer = setTimeout(() => waiting.abort(), Math.min(seconds * 1000, 2 ** 31 - 1));
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(([message]) => String(message)),
      once(worker, 'close', { signal }).then(() => 'one that needs more memory'),
    ]);
  } catch (error) {
    if (signal.aborted) return 'one that takes longer';
    throw error;
  } finally {
    clearTimeout(timer);
    waiting.abort();
  }
}
