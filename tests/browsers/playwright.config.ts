import { defineConfig } from '@playwright/test';
import { browsers } from './browsers';

/* The flows of flows.spec.ts in the browsers beside Chromium that are installed. */

if (!process.env.TEST_WORKER_INDEX) {
  for (const [name, { isInstalled, install }] of Object.entries(browsers)) {
    if (!isInstalled) console.log(`${name} is not installed, and not tested: ${install}`);
  }
}

export default defineConfig<{ browserName: 'firefox' | 'webkit' }>({
  projects: Object.keys(browsers).map((name) => ({ name })),
  // Each test has a browser of its own.
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
});
