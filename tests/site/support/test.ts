import { test as base } from '@playwright/test';
import { settings } from '@/data/site';
import { policySources } from '@/lib/services';
import { exportedPages, type ExportedPage } from './exported-pages';

/** The hosts of the services that the owner has chosen, by directive of the policy. */
export const serviceHosts = policySources(settings.services);

/** What a project of Playwright serves. */
export interface Served {
  /** The folder of the export. */
  out: string;
  /** The paths of the pages to which tests of all pages are limited. */
  paths?: readonly string[];
}

/**
 * Playwright's test, with the export that the project serves, and the pages for tests of all pages. Requests to
 * services of the owner are not sent, and get empty responses.
 */
export const test = base.extend<Served & { pages: ExportedPage[] }>({
  out: ['out', { option: true }],
  paths: [undefined, { option: true }],
  pages: ({ out, paths }, run) =>
    run(exportedPages(out).filter(({ path }) => paths?.includes(path) ?? true)),
  context: async ({ context }, run) => {
    for (const host of new Set(Object.values(serviceHosts).flat())) {
      await context.route(`${host}/**`, (route) => route.fulfill());
    }
    await run(context);
  },
});

export { expect } from '@playwright/test';
