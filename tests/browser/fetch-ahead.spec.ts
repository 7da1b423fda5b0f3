import { expect, test } from '@playwright/test';
import { sitePath } from './support/addresses';
import { settled } from './support/settled';
import { watchComplaints, watchRequests } from './support/watch';

test('a page that the visitor heads for is there when it is clicked', async ({ page }) => {
  const complaints = watchComplaints(page);
  const asked = watchRequests(page, ({ pathname }) => /\/$|\.(js|txt)$/.test(pathname));
  await page.goto('maskott/');
  await settled(page);
  const dataOf = (path: string) => `GET ${sitePath(`${path}index.txt`)}`;
  const isData = (request: string) => !request.endsWith('.js');
  expect(asked.filter(isData)).toEqual([`GET ${sitePath('/maskott/')}`, dataOf('/maskott/')]);

  asked.length = 0;
  const link = page.getByRole('link', { name: 'Blog', exact: true }).first();
  await link.hover();
  await settled(page);
  expect(asked.filter(isData)).toEqual([dataOf('/blog/')]);

  asked.length = 0;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tech Thoughts');
  expect(asked).toEqual([]);

  // A click without a way to it, as of a program: one request, and no document.
  await page.getByRole('link', { name: 'Projects', exact: true }).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Projects');
  expect(asked.filter(isData)).toEqual([dataOf('/projects/')]);
  expect(complaints).toEqual([]);
});
