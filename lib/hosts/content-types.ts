const utf8 = '; charset=utf-8';

/** Content-Types by file extension, for the configuration of servers. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': `text/html${utf8}`,
  '.css': `text/css${utf8}`,
  '.js': `text/javascript${utf8}`,
  '.txt': `text/plain${utf8}`,
  // https://www.rfc-editor.org/rfc/rfc7763 registers the type and requires the charset.
  '.md': `text/markdown${utf8}`,
  '.vcf': `text/vcard${utf8}`,
  '.xml': `application/xml${utf8}`,
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': `text/vtt${utf8}`,
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** Whether a Content-Type is worth compressing. Images, fonts and PDFs are already compressed. */
export const isCompressible = (type: string): boolean => /^text\/|json|xml/.test(type);

/** The Content-Types that are worth compressing, without charset. */
export const compressibleTypes: readonly string[] = [
  ...new Set(Object.values(contentTypes).map((type) => type.split(';', 1)[0] ?? '')),
].filter(isCompressible);
