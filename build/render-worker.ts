import { fileRenderer } from '@/lib/content/load-content';
import { contentFile } from '@/lib/content/read-files';
import type { RenderTask, WorkerSettings } from './render-content';

/*
 * Renders files of `content/`, for render-content.ts. Each message names one; the answer is empty, or
 * the error.
 */

const { root, words } = JSON.parse(process.argv[2] ?? '') as WorkerSettings;
const render = fileRenderer(root, words);

process.on('message', ({ folder, slug }: RenderTask) => {
  try {
    render(folder, contentFile(root, folder, slug));
    process.send?.('');
  } catch (error) {
    process.send?.(`one that ends in "${String(error)}"`);
  }
});
process.send?.('');
