import { expect, test, type Page } from '@playwright/test';
import { withBasePath } from '@/lib/base-path';
import { hostAnswers, post, type Answer } from '../../support/browser/host';
import { settled } from '../../support/browser/settled';
import { watchRequests } from '../../support/browser/watch';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const markdownRequests = (page: Page) =>
  watchRequests(page, ({ pathname }) => pathname.endsWith('.md'));

test('a post that was put on the host after the build is shown', async ({ page }) => {
  const requests = markdownRequests(page);
  const body = post('Written later', 'With **words**.');
  await hostAnswers(page, 'written-later', { HEAD: {}, GET: { body } });
  const response = await page.goto('blog/written-later/');
  expect(response?.status()).toBe(404);
  await settled(page);
  await expect(heading(page)).toHaveText('Written later');
  await expect(page).toHaveTitle(/^Written later/);
  await expect(page.getByRole('time')).toHaveText('02-01-2024');
  await expect(page.getByRole('main').getByRole('strong')).toHaveText('words');
  await expect(page.getByText('This leaf is missing')).toHaveCount(0);
  const address = withBasePath('/blog/written-later.md');
  expect(requests).toEqual([`HEAD ${address}`, `GET ${address}`]);
});

test('without such a post the notice stays', async ({ page }) => {
  const requests = markdownRequests(page);
  await page.goto('blog/written-later/');
  await settled(page);
  expect(requests).toEqual([`HEAD ${withBasePath('/blog/written-later.md')}`]);
  await expect(heading(page)).toHaveText('This leaf is missing');
});

const catchAllPage: Answer = { contentType: 'text/html', body: '<h1>Welcome</h1>' };
for (const [failure, answers] of [
  ['is cut off', { HEAD: {}, GET: 'abort' }],
  ['answers everything with one page', { HEAD: catchAllPage, GET: catchAllPage }],
  ['sends a file that is no post', { HEAD: {}, GET: { body: 'No front matter' } }],
] as const satisfies readonly [string, { HEAD?: Answer; GET?: Answer }][]) {
  test(`when the host ${failure}, the notice stays`, async ({ page }) => {
    await hostAnswers(page, 'written-later', answers);
    const requests = markdownRequests(page);
    await page.goto('blog/written-later/');
    await settled(page);
    expect(requests).toHaveLength(2);
    await expect(heading(page)).toHaveText('This leaf is missing');
  });
}

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
    await settled(page);
  }
  expect(requests).toEqual([]);
});
