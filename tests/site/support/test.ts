import { test as base } from '@playwright/test';
import { settings } from '@/data/site';
import { policySources } from '@/lib/services';

/** The hosts of the services that the owner has chosen, by directive of the policy. */
export const serviceHosts = policySources(settings.services);

/**
 * Playwright's test, with the folder of the export that the project serves. Requests to services of the owner
 * are not sent, and get empty responses.
 */
export const test = base.extend<{ out: string }>({
  out: ['out', { option: true }],
  context: async ({ context }, run) => {
    for (const host of new Set(Object.values(serviceHosts).flat())) {
      await context.route(`${host}/**`, (route) => route.fulfill());
    }
    await run(context);
  },
});

export { expect } from '@playwright/test';
