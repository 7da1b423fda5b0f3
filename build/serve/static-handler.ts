import { readFile, stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { contentType, isCompressible } from './content-types';
import { chooseEncoding, compress } from './encoding';
import { headerPolicy } from './header-policy';
import { parseRequestPath } from './request-path';

/** The part of a request that decides the answer. */
export interface StaticRequest {
  method: string;
  /** Request target: path and query. */
  target: string;
  headers: { 'accept-encoding'?: string; 'if-none-match'?: string };
}

export interface StaticResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What is served: a folder, and the path it stands below (empty, or `/name` without closing slash). */
export interface Site {
  dir: string;
  base: string;
}

/**
 * Answers a request from a folder the way static hosts do.
 *
 * @param site folder and base path
 * @param request method, target and headers
 * @returns the answer, complete with its body also for HEAD
 * @throws Error of the file system, other than for a file that is not there
 */
export async function respond(site: Site, request: StaticRequest): Promise<StaticResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return message(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
  }
  const [pathname = '', query] = request.target.split(/\?(.*)/s);
  const parsed = parseRequestPath(pathname);
  if (!parsed) return message(400, 'This address is malformed.');

  const redirect = () => {
    const location = `${pathname}/${query === undefined ? '' : `?${query}`}`;
    return message(308, `Moved to ${location}`, { location });
  };
  if (site.base && pathname === site.base) return redirect();
  if (!pathname.startsWith(`${site.base}/`)) return message(404, `The site is at ${site.base}/`);

  const segments = parsed.segments.slice(site.base.split('/').length - 1);
  // An empty segment in the middle would let `//host` pass as a folder and redirect to that host.
  const path = segments.includes('') ? undefined : join(site.dir, ...segments);
  const file = path && (parsed.isFolder ? join(path, 'index.html') : path);
  const stats = file ? await statIfThere(file) : undefined;
  if (file && stats?.isFile()) return found(file, stats, `/${segments.join('/')}`, request);
  if (path && stats && (await statIfThere(join(path, 'index.html')))?.isFile()) return redirect();
  return missing(site, request);
}

async function found(
  file: string,
  stats: Stats,
  path: string,
  request: StaticRequest,
): Promise<StaticResponse> {
  // Weak, because the same tag stands for the plain and the compressed bytes.
  const etag = `W/"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
  const headers = { ...fileHeaders(file, path), etag };
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (known.includes(etag) || known.includes('*')) {
    return { status: 304, headers, body: Buffer.alloc(0) };
  }
  return encoded({ status: 200, headers, body: await readFile(file) }, request);
}

async function missing(site: Site, request: StaticRequest): Promise<StaticResponse> {
  const page = join(site.dir, '404.html');
  if (!(await statIfThere(page))) return message(404, 'There is nothing at this address.');
  const headers = fileHeaders(page, '/404.html');
  return encoded({ status: 404, headers, body: await readFile(page) }, request);
}

function fileHeaders(file: string, path: string): Record<string, string> {
  const type = contentType(file);
  const headers = { ...headerPolicy(path), 'content-type': type };
  return isCompressible(type) ? { ...headers, vary: 'Accept-Encoding' } : headers;
}

async function encoded(plain: StaticResponse, request: StaticRequest): Promise<StaticResponse> {
  if (!plain.headers.vary) return plain;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (!encoding) return plain;
  return {
    status: plain.status,
    headers: { ...plain.headers, 'content-encoding': encoding },
    body: await compress(plain.body, encoding),
  };
}

function message(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): StaticResponse {
  const type = { 'content-type': contentType('.txt') };
  return { status, headers: { ...type, ...headers }, body: Buffer.from(`${text}\n`) };
}

async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
}
