/*
 * A loader for Turbopack. After each page Next makes it again, in parts that it would fetch ahead one by
 * one. This site fetches pages whole (components/ui/fetch-ahead.ts) and publishes no parts, so the module
 * that makes them is replaced by one that makes none. Where Next has no such module any more, its parts
 * are removed as before (build/export/remove-copies.ts).
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/server/app-render/collect-segment-data.tsx
 */
export default function withoutSegments() {
  return `
export const collectSegmentData = async () => new Map();
export const collectPrefetchHints = async () => null;
`;
}
