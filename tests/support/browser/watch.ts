import type { Page } from '@playwright/test';

/**
 * Writes down what a visitor's browser would complain about from now on.
 *
 * @returns the growing list of console errors, console warnings and errors that nothing caught
 */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`Uncaught: ${error.message}`));
  return complaints;
}

/**
 * Writes down the requests that a page sends from now on.
 *
 * @param matches which requests count, by their whole address
 * @returns the growing list of methods and addresses, in order
 */
export function watchRequests(page: Page, matches: (url: URL) => boolean): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (matches(url)) requests.push(`${request.method()} ${url.pathname}`);
  });
  return requests;
}
