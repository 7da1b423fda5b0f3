import { strings } from '@/data/strings';
import { fileRenderer } from '@/lib/content/load-content';
import { contentFile } from '@/lib/content/read-files';
import type { RenderTask, WorkerSettings } from './render-content';

/*
 * The worker of render-content.ts. Each message names a file of `content/` to render. The reply is an
 * empty string, or the error.
 */

const { root } = JSON.parse(process.argv[2] ?? '') as WorkerSettings;
const render = fileRenderer(root, strings.markdown);

process.on('message', ({ folder, slug }: RenderTask) => {
  try {
    render(folder, contentFile(root, folder, slug));
    process.send?.('');
  } catch (error) {
    process.send?.(`one that ends in "${String(error)}"`);
  }
});
process.send?.('');
