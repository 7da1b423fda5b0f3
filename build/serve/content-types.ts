import { extname } from 'node:path';

const utf8 = '; charset=utf-8';

/** Media types by the ending of a file's name. Hosts are told the same. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': `text/html${utf8}`,
  '.css': `text/css${utf8}`,
  '.js': `text/javascript${utf8}`,
  '.mjs': `text/javascript${utf8}`,
  '.txt': `text/plain${utf8}`,
  // https://www.rfc-editor.org/rfc/rfc7763 registers the type and asks for the charset.
  '.md': `text/markdown${utf8}`,
  '.vcf': `text/vcard${utf8}`,
  '.xml': `application/xml${utf8}`,
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
};

/**
 * The media type of a file, by its name.
 *
 * @param path name or path of the file
 * @returns value for the Content-Type header; unknown endings are `application/octet-stream`
 */
export function contentType(path: string): string {
  return contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * Whether a media type is text, which shrinks well; pictures, fonts and PDF are packed already.
 *
 * @param type value of a Content-Type header
 */
export function isCompressible(type: string): boolean {
  return /^text\/|json|xml|wasm/.test(type);
}
