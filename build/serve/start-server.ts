import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { respond, type Site } from './static-handler';

export interface ServerOptions {
  /** Folder to serve. */
  dir: string;
  /** Port to listen on; 0 takes any free one. */
  port: number;
  /** Path the site stands below, such as `/portfolio`; empty for none. */
  base?: string;
  /** Fail when the port is in use, instead of taking the next free one. */
  strictPort?: boolean;
}

export interface RunningServer {
  /** Address of the site's root, base path and closing slash included. */
  url: string;
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves a folder over HTTP.
 *
 * @param options folder, port and base path
 * @returns the address that answers, and a function that ends the server and its connections
 * @throws Error with code EADDRINUSE when no port is free from the given one on, or with
 *   `strictPort` when that one is not
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const site: Site = { dir: resolve(options.dir), base: normalizeBase(options.base ?? '') };
  const server = createServer((request, response) => void answer(site, request, response));
  await listen(server, options.port, options.strictPort ?? false);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${site.base}/`,
    port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url: target = '/', headers } = request;
  try {
    const accept = headers['accept-encoding']?.toString();
    const {
      status,
      headers: answered,
      body,
    } = await respond(site, {
      method,
      target,
      headers: { 'accept-encoding': accept, 'if-none-match': headers['if-none-match'] },
    });
    const length = status === 304 ? {} : { 'content-length': body.length };
    response.writeHead(status, { ...answered, ...length });
    // Node itself leaves the body out when it answers HEAD.
    response.end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

async function listen(server: Server, port: number, strict: boolean): Promise<void> {
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(port, () => {
        server.off('error', fail);
        done();
      });
    });
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!inUse || strict || port >= 65_535) throw error;
    await listen(server, port + 1, strict);
  }
}

function normalizeBase(base: string): string {
  const inner = base.split('/').filter(Boolean).join('/');
  return inner && `/${inner}`;
}
