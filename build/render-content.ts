import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { filesToRender, type ContentFolder } from '@/lib/content/load-content';
import type { Problem } from '@/lib/content/problem';
import { openCache, type TextCache } from '@/lib/content/text-cache';
import type { MarkdownWords } from '@/lib/markdown/words';

/** What a worker gets when it starts, as JSON. */
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

/** How much rendering one file may take. */
const limits = { seconds: 20, megabytes: 1024 };

/**
 * Renders the files of `content/` that are new or have changed, on all cores, in processes that are
 * ended when a file takes too much: whatever a text holds, a build ends and names the file.
 * @returns the cache with all results, and the files that could not be rendered, by their paths
 */
export async function renderContent(
  settings: WorkerSettings,
  { seconds, megabytes } = limits,
): Promise<{ cache: TextCache; failed: Map<string, Problem> }> {
  const { root, words } = settings;
  const cache = openCache(root, words);
  const files = filesToRender(root, words, cache);
  cache.tidy();
  const failed = new Map<string, Problem>();
  const workers = Math.min(availableParallelism(), files.length);
  await Promise.all(Array.from({ length: workers }, renderFiles));
  return { cache: workers > 0 ? openCache(root, words) : cache, failed };

  /** Renders one file after the other, until none is left. */
  async function renderFiles() {
    let worker = await startWorker(settings, megabytes);
    for (let next = files.shift(); next; next = files.shift()) {
      const { file, ...task } = next;
      worker.send(task satisfies RenderTask);
      const error = await answerOf(worker, seconds);
      if (error === '') continue;
      failed.set(file, {
        ...{ file, field: 'text' },
        expected: `a text that is rendered in ${seconds} seconds, with ${megabytes} MB of memory`,
        found: error,
        fix: 'make the text simpler, or make several of it: what is nested deeply, and thousands of marks in one paragraph, take most',
      });
      worker.kill('SIGKILL');
      if (files.length > 0) worker = await startWorker(settings, megabytes);
    }
    worker.kill();
  }
}

async function startWorker(settings: WorkerSettings, megabytes: number): Promise<ChildProcess> {
  const worker = fork('build/render-worker.ts', [JSON.stringify(settings)], {
    // Half the usual stack: feeds and search can read what was rendered with it.
    execArgv: ['--import', 'tsx', `--max-old-space-size=${megabytes}`, '--stack-size=492'],
    // Node writes a page about each lack of memory.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  worker.stderr?.on('data', (chunk) => (output += chunk));
  const error = await answerOf(worker, Infinity);
  if (error !== '') throw new Error(`Rendering could not be started: ${output}`);
  return worker;
}

/** The next message of a worker, or why there is none. */
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
