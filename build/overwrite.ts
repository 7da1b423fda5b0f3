import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';

/**
 * Gives a file that is there another content. It is not emptied first: ext4 waits for the disk when a
 * file that was emptied is closed, which takes longer than all else that is done to a page.
 * See auto_da_alloc in https://docs.kernel.org/admin-guide/ext4.html
 */
export function overwrite(file: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  const opened = openSync(file, 'r+');
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(opened, bytes, at, bytes.length - at, at);
    ftruncateSync(opened, bytes.length);
  } finally {
    closeSync(opened);
  }
}
