/** A request path, taken apart: decoded segments, and whether it closes with a slash. */
export interface RequestPath {
  segments: readonly string[];
  isFolder: boolean;
}

/**
 * Takes the path of a request apart and decodes it, so that nothing in it can climb out of the
 * folder that is served.
 *
 * @param pathname path as it was sent, without query: `/blog/a%20b/`
 * @returns its segments, or nothing when it is malformed or tries to climb: a broken percent code,
 *   `.` or `..`, or an encoded slash, backslash or NUL
 */
export function parseRequestPath(pathname: string): RequestPath | undefined {
  if (!pathname.startsWith('/')) return undefined;
  const parts = pathname.slice(1).split('/');
  const isFolder = parts.at(-1) === '';
  const encoded = isFolder ? parts.slice(0, -1) : parts;
  try {
    const segments = encoded.map(decodeURIComponent);
    return segments.some(climbs) ? undefined : { segments, isFolder };
  } catch {
    return undefined;
  }
}

function climbs(segment: string): boolean {
  // A backslash separates folders on Windows; a NUL ends a path in C.
  return segment === '.' || segment === '..' || /[/\\\0]/.test(segment);
}
