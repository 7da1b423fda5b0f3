import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices, firefox, webkit, type LaunchOptions } from '@playwright/test';
import { findBrowser } from './support/find-browser';
import { hasSample } from './support/has-sample.mjs';

/*
 * Browser tests of exports that have been built: `site` and `sample` of the site, `engine` of the fixtures
 * if they have been built. Firefox and WebKit run those of the site too, where Playwright has them.
 */
const { BASE_PATH = '' } = process.env;
const port = Number(process.env.TEST_PORT ?? 41873);
const origin = (number: number) => `http://127.0.0.1:${number}`;
const hasFixtures = existsSync('out-fixtures/index.html');
const root = fileURLToPath(new URL('../', import.meta.url));
// Every worker loads this file; the first process finds the browser for all of them.
const browser = (process.env.TEST_BROWSER ??= JSON.stringify(await findBrowser()));

const serve = (dir: string, number: number) => ({
  command: `node --import tsx scripts/serve.ts --dir ${dir} --port ${number}`,
  cwd: root,
  url: `${origin(number)}${BASE_PATH}/`,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
});

const project = (name: string, testDir: string, server: string) => ({
  name,
  testDir,
  use: { baseURL: `${server}${BASE_PATH}/` },
});

/** Firefox and WebKit, where they are installed: npx playwright install firefox webkit */
const otherBrowsers = [
  { browser: firefox, device: devices['Desktop Firefox'] },
  { browser: webkit, device: devices['Desktop Safari'] },
]
  .filter(({ browser }) => existsSync(browser.executablePath()))
  .map(({ browser, device }) => {
    const { use, ...site } = project(browser.name(), 'site', origin(port));
    return { ...site, use: { ...use, ...device, launchOptions: {} } };
  });

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  projects: [
    ...(hasFixtures ? [project('engine', 'engine/browser', origin(port + 1))] : []),
    project('site', 'site', origin(port)),
    project('e2e', 'e2e', origin(port)),
    ...(!hasSample(root) ? [] : [project('sample', 'sample', origin(port))]),
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
