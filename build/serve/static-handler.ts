import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { headersFor } from '../hosts/header-rules';
import { contentType, isCompressible } from './content-types';

/**
 * Serves a folder like a static host: index.html for folders, 404.html for missing files, the headers
 * of header-rules.ts, ETags, brotli and gzip, and parts of files, without which Safari plays no video.
 *
 * Packages such as sirv and serve-handler need compressed files on disk. Compressing the text files of
 * the sample site at the best level takes 3 s at every start, and a minute with 1,000 posts.
 * Compressing every response at a fast level makes pages 9 % larger, so that the longest article needs
 * a second round trip, 150 ms on slow 4G. This handler compresses each file on its first request and
 * caches it in memory.
 * @param root absolute path of the folder
 * @param base path below which the site is served, such as `/portfolio`; empty for none
 */
export function staticHandler(root: string, base: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [pathname = '', query] = (request.url ?? '').split(/\?(.*)/s);
    const redirect = () => {
      const location = `${pathname}/${query === undefined ? '' : `?${query}`}`;
      response.writeHead(308, { location }).end();
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (base && pathname === base) {
      redirect();
    } else if (!pathname.startsWith(`${base}/`)) {
      response.writeHead(404).end(`The site is at ${base}/\n`);
    } else {
      const file = fileAt(root, pathname.slice(base.length));
      const notFound = path.join(root, '404.html');
      if (file && (await isFile(file))) await send(request, response, root, file);
      else if (file && (await isFile(path.join(file, 'index.html')))) redirect();
      else if (await isFile(notFound)) await send(request, response, root, notFound, 404);
      else response.writeHead(404).end();
    }
  };
}

/** The file for a path; undefined if the path is malformed or outside of the folder. */
function fileAt(root: string, pathname: string): string | undefined {
  // A redirect to `//name/` would go to another host.
  if (pathname.includes('//')) return undefined;
  try {
    const name = decodeURIComponent(pathname) + (pathname.endsWith('/') ? 'index.html' : '');
    const file = path.join(root, name);
    return file.startsWith(root + path.sep) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
}

const isFile = (file: string) =>
  stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  file: string,
  status = 200,
): Promise<void> {
  const { size, mtimeMs } = await stat(file);
  const type = contentType(file);
  // A weak ETag, because compressed bodies have the same one.
  const etag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    ...headersFor(`/${path.relative(root, file).replaceAll(path.sep, '/')}`),
    'Content-Type': type,
    ...(status === 200 && { ETag: etag }),
    ...(isCompressible(type) ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const encoding = isCompressible(type) && encodings.find((name) => accepted.includes(name));
  if (encoding) headers['Content-Encoding'] = encoding;
  let body = encoding ? await compressed(file, etag, encoding) : await readFile(file);
  const range = status === 200 && !isCompressible(type) && rangeOf(request, size);
  if (range) {
    const { start, end } = range;
    body = body.subarray(start, end + 1);
    status = body.length > 0 ? 206 : 416;
    headers['Content-Range'] = `bytes ${body.length > 0 ? `${start}-${end}` : '*'}/${size}`;
  }
  // Node omits the body in responses to HEAD.
  response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
}

/**
 * The first and the last byte that a request asks for. They are out of order if there are none.
 * Requests for several ranges, and for one of a certain version, get the whole file:
 * https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
function rangeOf({ method, headers }: IncomingMessage, size: number) {
  const [, first, last] = /^bytes=(?=.*\d)(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || headers['if-range'] || first === undefined) return undefined;
  if (first === '') return { start: Math.max(0, size - Number(last)), end: size - 1 };
  return { start: Number(first), end: Math.min(Number(last || size), size - 1) };
}

const encodings = ['br', 'gzip'] as const;

const bodies = new Map<string, Promise<Buffer>>();

function compressed(file: string, etag: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const key = [encoding, etag, file].join();
  const body = bodies.get(key) ?? readFile(file).then(encoding === 'br' ? brotli : promisify(gzip));
  bodies.set(key, body);
  return body;
}

function brotli(body: Buffer): Promise<Buffer> {
  // At the best level, brotli takes a second for a script of 400 kB while the visitor waits. Level 9
  // makes the script 9 % larger, but takes a tenth of the time.
  const quality = body.length < 100_000 ? constants.BROTLI_MAX_QUALITY : 9;
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
