/*
 * A loader for Turbopack. Next brings every page its own error page, with styles that this site's policy
 * forbids, although app/global-error.tsx takes its place. It would only show if that failed too.
 * https://nextjs.org/docs/app/api-reference/file-conventions/error#global-error
 */
export default function withoutErrorPage() {
  return "'use client'; export default () => null;";
}
