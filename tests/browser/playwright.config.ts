import { fileURLToPath } from 'node:url';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { findBrowser } from '@/build/browser';

// Every worker loads this file; the first process finds the browser for all of them.
const browser = (process.env.TEST_BROWSER ??= JSON.stringify(await findBrowser()));
const root = fileURLToPath(new URL('../../', import.meta.url));
const port = Number(process.env.TEST_PORT ?? 41873);
const base = process.env.BASE_PATH ?? '';
/** Where the export is served already, by another server than the project's own. */
const origin = process.env.TEST_ORIGIN;
const url = `${origin ?? `http://127.0.0.1:${port}`}${base}/`;

/** Browser tests against the built export in out/; they need `npm run build` first. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Pages wait more than they compute: on two cores, three at a time are done a fifth sooner.
  workers: 3,
  retries: 0,
  // A guard against tests that hang, wide enough for a small machine that does other things too.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: url,
    // Recording every test makes the whole run half as long again; `--trace on` records one.
    trace: 'off',
    launchOptions: JSON.parse(browser) as LaunchOptions,
  },
  webServer: origin
    ? undefined
    : {
        // The server takes the base path from the same variable as the build.
        command: `node --import tsx scripts/serve.ts --port ${port} --strict-port`,
        cwd: root,
        url,
        reuseExistingServer: false,
        stdout: 'ignore',
      },
});
