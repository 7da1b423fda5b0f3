import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices, firefox, webkit, type LaunchOptions } from '@playwright/test';
import { hasAllRoutes } from '@/lib/site-sections';
import { findBrowser } from '@/scripts/test/find-browser';
import { hasSample } from './has-sample.mjs';
import type { Served } from './site/support/test';

/*
 * Browser tests of finished exports: `site` tests the site; `fixtures` tests the export with the content
 * of tests/template/fixtures, if it was built. Firefox and WebKit run some tests of the site, if they are installed.
 */
const { BASE_PATH = '' } = process.env;
// Below the ports of outgoing connections, which may be in use at any time.
const port = Number(process.env.TEST_PORT ?? 21873);
const origin = (number: number) => `http://127.0.0.1:${number}`;
const hasFixtures =
  existsSync('tests/template/e2e') && existsSync('out-fixtures/index.html') && hasAllRoutes();
const root = fileURLToPath(new URL('../', import.meta.url));
// Every worker loads this file; the first process finds the browser for all of them.
const browser = (process.env.TEST_BROWSER ??= JSON.stringify(await findBrowser()));

const serve = (dir: string, number: number) => ({
  command: `node --import tsx scripts/serve/index.ts --dir ${dir} --port ${number}`,
  cwd: root,
  env: { BASE_PATH },
  url: `${origin(number)}${BASE_PATH}/`,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
});

const site = { baseURL: `${origin(port)}${BASE_PATH}/`, out: 'out' };
const fixtures = {
  baseURL: `${origin(port + 1)}${BASE_PATH}/`,
  out: 'out-fixtures',
  // One page of each kind: tests of the site look at all of its pages.
  paths: [
    './',
    './projects/',
    './atlas/',
    './press/',
    './prices/',
    './blog/',
    './blog/series/one-sheet/',
    './blog/eight-pages/',
    './blog/sixteen-pages/',
    './blog/three-scripts/',
    './fr/',
    './fr/projects/',
    './fr/blog/',
    './fr/blog/huit-pages/',
  ],
};

/** Firefox and WebKit, where they are installed: npx playwright install firefox webkit */
const otherBrowsers = [
  { browser: firefox, device: devices['Desktop Firefox'] },
  { browser: webkit, device: devices['Desktop Safari'] },
]
  .filter(({ browser }) => existsSync(browser.executablePath()))
  .map(({ browser, device }) => ({
    name: browser.name(),
    testMatch: ['site/*.spec.ts', 'site/all-pages/{hydration,visit,without-script}.spec.ts'],
    use: { ...site, ...device, launchOptions: {} },
  }));

export default defineConfig<Served>({
  outputDir: '../test-results',
  projects: [
    {
      name: 'site',
      testMatch: ['site/**/*.spec.ts', ...(hasSample(root) ? ['template/sample/*.spec.ts'] : [])],
      use: site,
    },
    ...(hasFixtures
      ? [
          {
            name: 'fixtures',
            testMatch: ['site/all-pages/*.spec.ts', 'template/e2e/*.spec.ts'],
            use: fixtures,
          },
        ]
      : []),
    ...otherBrowsers,
  ],
  webServer: [serve('out', port), ...(hasFixtures ? [serve('out-fixtures', port + 1)] : [])],
  fullyParallel: true,
  // Pages wait more than they compute, so more workers than cores take less time.
  workers: 4,
  retries: 0,
  // Stops tests that hang, but leaves enough time for a small, busy machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    // Recording every test would take half as long again; `--trace on` records on demand.
    trace: 'off',
    launchOptions: JSON.parse(browser) as LaunchOptions,
  },
});
