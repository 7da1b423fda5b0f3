import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { basePath } from '@/lib/base-path';
import { staticHandler } from '@/build/serve/static-handler';

/** A host of the fixture site. */
export interface Host {
  /** The URL of the site, without a slash. Paths begin after it. */
  origin: string;
  /** Methods and paths of all requests, in order. */
  requests: readonly string[];
  /** Texts of files that are not in the export, or in place of one that is, by path. */
  files: Map<string, string>;
  /**
   * Holds responses back.
   * @param pattern matches their paths
   * @returns a function that sends them
   */
  hold: (pattern: RegExp) => () => void;
  close: () => void;
}

/** Serves the export of the fixture site. */
export async function startHost(): Promise<Host> {
  const handle = staticHandler(path.resolve('tests/fixtures/site/out'), basePath);
  const requests: string[] = [];
  const files: Host['files'] = new Map();
  const held: { pattern: RegExp; released: Promise<void> }[] = [];
  const server = createServer(async (request, response) => {
    const { method, url: whole = '' } = request;
    const url = whole.slice(basePath.length);
    requests.push(`${method} ${url}`);
    await held.find(({ pattern }) => pattern.test(url))?.released;
    const text = files.get(url);
    if (text === undefined) return handle(request, response);
    response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' }).end(text);
  }).listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}${basePath}`,
    requests,
    files,
    hold: (pattern) => {
      let release = () => {};
      held.push({ pattern, released: new Promise((resolve) => (release = resolve)) });
      return () => release();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
