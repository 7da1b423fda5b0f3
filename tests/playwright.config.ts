import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices, firefox, webkit, type LaunchOptions } from '@playwright/test';
import { hasAllRoutes } from '@/lib/features';
import { findBrowser } from './support/find-browser';
import { hasSample } from './support/has-sample.mjs';

/*
 * Browser tests of exports that have been built: `site` and `sample` of the site, `fixtures` of that with
 * the content of tests/fixtures, if it has been built. Firefox and WebKit run some of the site's too, where
 * Playwright has them.
 */
const { BASE_PATH = '' } = process.env;
// Below those that systems give to outgoing connections, which may be in use at any time.
const port = Number(process.env.TEST_PORT ?? 21873);
const origin = (number: number) => `http://127.0.0.1:${number}`;
const hasFixtures = existsSync('out-fixtures/index.html') && hasAllRoutes();
const root = fileURLToPath(new URL('../', import.meta.url));
// Every worker loads this file; the first process finds the browser for all of them.
const browser = (process.env.TEST_BROWSER ??= JSON.stringify(await findBrowser()));

const serve = (dir: string, number: number) => ({
  command: `node --import tsx scripts/serve.ts --dir ${dir} --port ${number}`,
  cwd: root,
  env: { BASE_PATH },
  url: `${origin(number)}${BASE_PATH}/`,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
});

const site = { baseURL: `${origin(port)}${BASE_PATH}/`, out: 'out' };
const fixtures = { baseURL: `${origin(port + 1)}${BASE_PATH}/`, out: 'out-fixtures' };

/** Firefox and WebKit, where they are installed: npx playwright install firefox webkit */
const otherBrowsers = [
  { browser: firefox, device: devices['Desktop Firefox'] },
  { browser: webkit, device: devices['Desktop Safari'] },
]
  .filter(({ browser }) => existsSync(browser.executablePath()))
  .map(({ browser, device }) => ({
    name: browser.name(),
    testMatch: ['e2e/site/*.spec.ts', 'e2e/pages/{hydration,visit,without-script}.spec.ts'],
    use: { ...site, ...device, launchOptions: {} },
  }));

export default defineConfig<{ out: string }>({
  outputDir: '../test-results',
  projects: [
    { name: 'site', testMatch: 'e2e/{pages,site}/*.spec.ts', use: site },
    ...(hasSample(root) ? [{ name: 'sample', testMatch: 'sample/*.spec.ts', use: site }] : []),
    ...(hasFixtures
      ? [{ name: 'fixtures', testMatch: ['e2e/pages/*.spec.ts', 'e2e/*.spec.ts'], use: fixtures }]
      : []),
    ...otherBrowsers,
  ],
  webServer: [serve('out', port), ...(hasFixtures ? [serve('out-fixtures', port + 1)] : [])],
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
    // Recording every test makes the whole run half as long again; `--trace on` records one.
    trace: 'off',
    launchOptions: JSON.parse(browser) as LaunchOptions,
  },
});
