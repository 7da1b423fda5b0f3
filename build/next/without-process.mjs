/*
 * A loader for Turbopack. Next gives the browser a `process` of Node's, which only answers that it can do
 * nothing. What the pages read of it is `env`.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/build/polyfills/process.ts
 */
export default function withoutProcess() {
  return 'module.exports = { env: {} };';
}
