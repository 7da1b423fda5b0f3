import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, type RunningServer } from '../serve/start-server';

const html =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width"><meta name="description" content="Nothing">' +
  '<link rel="icon" href="data:,"><title>Empty</title></head><body><main><h1>Empty</h1></main></body></html>';

/**
 * Serves a page with next to nothing on it: what it takes is the machine's, and no page takes less.
 * @returns the server, whose end removes the page's folder
 */
export async function serveEmptyPage(): Promise<RunningServer> {
  const dir = mkdtempSync(path.join(tmpdir(), 'empty-page-'));
  writeFileSync(path.join(dir, 'index.html'), html);
  const server = await startServer({ dir, port: 0 });
  const close = async () => {
    await server.close();
    rmSync(dir, { recursive: true });
  };
  return { ...server, close };
}
