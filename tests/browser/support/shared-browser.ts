import { findBrowser, type FoundBrowser } from './find-browser';

/** Playwright loads its configuration again in each worker, and workers inherit the environment. */
const handOver = 'PORTFOLIO_TEST_BROWSER';

/**
 * Finds the browser once per run: the first process looks, says what it found and hands it to the
 * workers, so that they neither search nor unpack side by side.
 *
 * @returns the browser for this run
 * @throws Error when there is none; the message says what to do
 */
export async function sharedBrowser(): Promise<FoundBrowser> {
  const found = process.env[handOver];
  if (found) return JSON.parse(found) as FoundBrowser;
  const browser = await findBrowser();
  process.env[handOver] = JSON.stringify(browser);
  // Standard error, because a reporter may be writing its result to standard output.
  console.error(`Browser: ${browser.path} (${browser.source})`);
  return browser;
}
