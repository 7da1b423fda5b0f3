import { test as base } from '@playwright/test';

/** Playwright's test, with the folder of the export that the project serves. */
export const test = base.extend<{ out: string }>({ out: ['out', { option: true }] });

export { expect } from '@playwright/test';
