/**
 * The headers that belong to the address rather than to the file, as a host's `_headers` file has
 * them. A new policy is a new line here.
 *
 * @param path address below the base path, with its leading slash
 * @returns header names, in lower case, and values
 */
export function headerPolicy(path: string): Record<string, string> {
  // Next puts a hash of the content into every name below its folder; the search index lies in a
  // folder that is named by one.
  const isImmutable = path.startsWith('/_next/static/') || /^\/search\/[^/]+\//.test(path);
  return {
    'cache-control': isImmutable
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  };
}
