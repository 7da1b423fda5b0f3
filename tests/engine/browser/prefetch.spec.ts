import { expect, test, type Page } from '@playwright/test';
import { withBasePath } from '@/lib/base-path';
import { settled } from '../../support/browser/settled';
import { watchComplaints, watchRequests } from '../../support/browser/watch';

/** The paths of all that the page has fetched, and that has come. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );

test('a page that the visitor heads for is there when it is clicked', async ({ page }) => {
  const complaints = watchComplaints(page);
  const asked = watchRequests(page, ({ pathname }) => /\/$|\.(js|txt)$/.test(pathname));
  await page.goto('press/');
  await settled(page);
  const dataOf = (path: string) => `GET ${withBasePath(`${path}index.txt`)}`;
  const isData = (request: string) => !request.endsWith('.js');
  expect(asked.filter(isData)).toEqual([`GET ${withBasePath('/press/')}`, dataOf('/press/')]);

  asked.length = 0;
  const link = page.getByRole('link', { name: 'Notes', exact: true }).first();
  const arrival = page.waitForResponse((response) => response.url().endsWith('/blog/index.txt'));
  await link.hover();
  const data = await (await arrival).text();
  const scripts = data.match(/[^"]*\/_next\/static\/chunks\/[^"]+\.js/g);
  await expect.poll(() => fetched(page)).toEqual(expect.arrayContaining(scripts ?? ['a script']));
  await settled(page);
  expect(asked.filter(isData)).toEqual([dataOf('/blog/')]);

  asked.length = 0;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the bench');
  expect(asked).toEqual([]);

  // A click without a way to it, as of a program: one request, and no document.
  await page.getByRole('link', { name: 'Books', exact: true }).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every book');
  expect(asked.filter(isData)).toEqual([dataOf('/projects/')]);
  expect(complaints).toEqual([]);
});
