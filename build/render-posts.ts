import { fork } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderPart } from '@/lib/content/load-content';
import { openStore } from '@/lib/content/post-cache';

/** Fewer new posts than this are rendered before another process has started. */
const WORTH_PROCESSES = 50;

/**
 * Renders new posts side by side on all cores, so that the steps of the build find them in the
 * store. A few posts, and those that have only changed, are left to the step that asks first.
 * @param root the project's folder
 */
export async function renderPosts(root: string): Promise<void> {
  const folder = path.join(root, 'content/blog');
  const ids = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replace(/\.md$/, ''));
  const store = openStore(root);
  store.tidy(ids);
  if (store.lacking(ids).length < WORTH_PROCESSES) return;
  const parts = availableParallelism();
  const others = Array.from({ length: parts - 1 }, (_, index) => renderInProcess(index + 1, parts));
  renderPart(root, 0, parts);
  await Promise.all(others);
}

const script = fileURLToPath(new URL('./render-part.ts', import.meta.url));

function renderInProcess(part: number, parts: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fork(script, [String(part), String(parts)])
      .on('error', reject)
      .on('close', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`${script} ended with ${code}`));
      });
  });
}
