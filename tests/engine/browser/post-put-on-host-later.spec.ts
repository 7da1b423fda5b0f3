import { expect, test, type Page } from '@playwright/test';
import { withBasePath } from '@/lib/base-path';
import { hold, hostAnswers, post } from '../../support/browser/host';
import { heading, isFrameworkScript, settled } from '../../support/browser/page';
import { watchComplaints, watchRequests } from '../../support/browser/watch';

const markdownRequests = (page: Page) =>
  watchRequests(page, ({ pathname }) => pathname.endsWith('.md'));

test('a post that was put on the host after the build is shown', async ({ page }) => {
  const requests = markdownRequests(page);
  const body = post('Written later', 'With **words**.');
  await hostAnswers(page, 'written-later', { HEAD: {}, GET: { body } });
  const response = await page.goto('blog/written-later/');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Written later');
  await expect(page).toHaveTitle(/^Written later/);
  await expect(page.getByRole('time')).toHaveText('2024/01/02');
  await expect(page.getByRole('main').getByRole('strong')).toHaveText('words');
  await expect(page.getByText('This leaf is missing')).toHaveCount(0);
  const address = withBasePath('/blog/written-later.md');
  expect(requests).toEqual([`HEAD ${address}`, `GET ${address}`]);
});

test('the page says that it looks for a post, then that there is none', async ({ page }) => {
  const requests = markdownRequests(page);
  const frameworkScripts = watchRequests(page, ({ pathname }) => isFrameworkScript.test(pathname));
  const letThrough = await hold(page, '**/blog/written-later.md');
  await page.goto('blog/written-later/');
  await expect(heading(page)).toHaveText('Searching the shelves…');
  letThrough();
  await expect(heading(page)).toHaveText('This leaf is missing');
  expect(requests).toEqual([`HEAD ${withBasePath('/blog/written-later.md')}`]);
  expect(frameworkScripts).toEqual([]);
});

test('the page says that it looks for a post also when React comes meanwhile', async ({ page }) => {
  const complaints = watchComplaints(page);
  const letThrough = await hold(page, '**/blog/written-later.md');
  const asked = page.waitForRequest(/written-later\.md$/);
  await page.goto('blog/written-later/');
  await asked;
  await page.evaluate(() => document.dispatchEvent(new Event('needs-react')));
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(heading(page)).toHaveText('Searching the shelves…');
  letThrough();
  await expect(heading(page)).toHaveText('This leaf is missing');
  expect(complaints).toEqual(Array(2).fill(expect.stringContaining('404')));
});

test('the page does not look for ever', async ({ page }) => {
  await page.clock.install();
  await page.route(/late-/, (route) => route.abort());
  await page.goto('blog/written-later/');
  await expect(heading(page)).toHaveText('Searching the shelves…');
  await page.clock.fastForward('00:10');
  await expect(heading(page)).toHaveText('This leaf is missing');
});

test('when the host is cut off, the notice stays', async ({ page }) => {
  await hostAnswers(page, 'written-later', { HEAD: {}, GET: 'abort' });
  const requests = markdownRequests(page);
  await page.goto('blog/written-later/');
  await expect(heading(page)).toHaveText('This leaf is missing');
  expect(requests).toHaveLength(2);
});

test('the host is not asked for what cannot be a post', async ({ page }) => {
  const requests = markdownRequests(page);
  for (const path of [
    'nowhere/',
    'blog/Written-Later/',
    'blog/written--later/',
    'blog/-later/',
    'blog/written_later/',
    'blog/written/later/',
    'blog/%C3%A9t%C3%A9/',
  ]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('This leaf is missing');
    await settled(page);
  }
  expect(requests).toEqual([]);
});
