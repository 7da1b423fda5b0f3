/*
 * A loader for Turbopack. Next brings every browser what browsers without CSS layers, which show this
 * site unstyled, do not know. Only the newest of it is worth its bytes: Safari has it since 17.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/build/polyfills/polyfill-module.js
 */
export default function newestPolyfill() {
  return `URL.canParse ??= (...address) => {
  try {
    return Boolean(new URL(...address));
  } catch {
    return false;
  }
};
`;
}
