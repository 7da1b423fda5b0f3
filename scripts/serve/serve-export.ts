import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { decode } from '@/lib/urls';
import { headersFor } from '../build/hosts/headers';

/**
 * Serves an export like a static host: compressed, below its base path, with redirects to the trailing slash, and
 * with `404.html` and status 404 for missing files.
 * @param folder folder of the export
 * @param port port to listen on; 0 for any free one
 * @returns the URL of the home page, with trailing slash, and a function that stops the server
 * @throws Error with the code EADDRINUSE if the port is in use
 */
export async function serveExport(folder: string, port: number) {
  const base = basePathOf(folder);
  const compress = compression();
  const serveFile = sirv(folder, {
    // Looks up files on each request, so that a new build is served without a restart.
    dev: true,
    etag: true,
    dotfiles: true,
    setHeaders: (response, pathname) => {
      for (const header of Object.entries(headersFor(pathname))) response.setHeader(...header);
    },
    onNoMatch: (request, response) => {
      response.writeHead(404, { ...headersFor('/404.html'), 'Content-Type': 'text/html' });
      response.end(readFileSync(nearestNotFoundPage(folder, request.url ?? '/')));
    },
  });

  const server = createServer((request, response) => {
    const [pathname = '', query = ''] = (request.url ?? '').split(/(?=\?)/);
    const redirect = (to: string) => response.writeHead(308, { Location: to + query }).end();
    const below = pathname.slice(base.length);
    if (base && (pathname === '/' || pathname === base)) {
      redirect(`${base}/`);
    } else if (!pathname.startsWith(`${base}/`)) {
      response.writeHead(404).end(`This site was built for ${base}/\n`);
    } else if (!below.endsWith('/') && existsSync(path.join(folder, decode(below), 'index.html'))) {
      redirect(`${pathname}/`);
    } else {
      request.url = below + query;
      compress(request, response, () => serveFile(request, response));
    }
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The 404 page of the language that a path begins with, or else that of the site. */
function nearestNotFoundPage(folder: string, pathname: string): string {
  const [, language = ''] = pathname.split('/');
  const page = path.join(folder, path.basename(decode(language)), '404.html');
  return existsSync(page) ? page : path.join(folder, '404.html');
}

/** The base path of an export, such as `/portfolio`, read from the URL of its icon; empty for none. */
export function basePathOf(folder: string): string {
  const home = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return /<link rel="icon" href="([^"]*)\/favicon\.ico"/.exec(home)?.[1] ?? '';
}
