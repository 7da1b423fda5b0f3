import type { LaunchOptions } from '@playwright/test';
import type { FoundBrowser } from './find-browser';

/** Keeps the browser from talking to anybody but the site under test. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/**
 * How a browser is started, for the look-up and for the tests alike.
 *
 * @param browser one that the look-up has found, or is about to try
 * @returns options for Playwright's launch
 */
export function launchOptions(browser: FoundBrowser): LaunchOptions {
  return {
    executablePath: browser.path,
    env: { ...process.env, ...browser.env },
    // Playwright leaves the sandbox out unless it is asked for.
    chromiumSandbox: !browser.noSandbox,
    args: quiet,
  };
}
