import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { contentFolderOf } from '@/lib/languages/languages';
import { contentFolder } from '../../content';

/*
 * Tells the pages of `npm run dev` which texts and images change, as server-sent events. Next watches only what its
 * modules import, such as the files of data/.
 */

export function GET({ signal }: Request) {
  const folders = new Set([contentFolder, contentFolderOf(undefined), 'public']);
  const changes = new ReadableStream<string>({
    start(controller) {
      const watchers = [...folders].filter(existsSync).map((folder) =>
        watch(folder, { recursive: true }, (_event, file) => {
          controller.enqueue(`data: ${path.basename(file ?? '')}\n\n`);
        }),
      );
      const stop = () => watchers.forEach((watcher) => watcher.close());
      signal.addEventListener('abort', stop);
      // After an error, such as a folder that is gone, the page connects again.
      for (const watcher of watchers) watcher.on('error', (error) => controller.error(error));
    },
  });
  return new Response(changes.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
  });
}
