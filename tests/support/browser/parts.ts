import { expect, type Page } from '@playwright/test';

/** The main heading of a page. */
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** The links that open a picture of the fixture site large. */
export const pictures = (page: Page) => page.getByRole('link', { name: /^Enlarged/ });

/** React's scripts and Next's: all but the late script and that of the search. */
export const isFrameworkScript = /\/_next\/static\/chunks\/(?!late-|search-)[^/]*\.js$/;

/** Waits until the late script has done its work. */
export const laidOut = (page: Page) =>
  expect(page.locator('body > footer')).toHaveAttribute('data-laid-out');
