/** Content-Types by file extension, without charset, for the configuration of servers. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.vcf': 'text/vcard',
  '.xml': 'application/xml',
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
  '.vtt': 'text/vtt',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** Whether files of a type are text: they are compressed, and in UTF-8. */
export const isText = (type: string): boolean => /^text\/|json|xml/.test(type);

/** The types of text, each once. */
export const textTypes: readonly string[] = [
  ...new Set(Object.values(contentTypes).filter(isText)),
];
