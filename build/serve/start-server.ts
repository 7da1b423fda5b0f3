import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { staticHandler } from './static-handler';

export interface ServerOptions {
  /** Folder to serve. */
  dir: string;
  /** Port to listen on; 0 for any free one. */
  port: number;
  /** Path below which the site is served, such as `/portfolio`; empty for none. */
  base?: string;
}

export interface RunningServer {
  /** URL of the home page, with trailing slash. */
  url: string;
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves a folder over HTTP.
 * @returns the server's URL and port, and a function that stops it
 * @throws Error with code EADDRINUSE if neither the port nor any higher one is free
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, base = '' } = options;
  const handle = staticHandler(resolve(dir), base);
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await listen(server, options.port);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${base}/`,
    port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, port: number): Promise<void> {
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail).listen(port, () => {
        server.off('error', fail);
        done();
      });
    });
  } catch (error) {
    const isInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!isInUse || port === 65_535) throw error;
    await listen(server, port + 1);
  }
}
