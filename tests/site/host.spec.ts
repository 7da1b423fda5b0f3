import type { Page } from '@playwright/test';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { postSourcePath, withBasePath } from '@/lib/urls';
import { unknownPath } from './support/exported-pages';
import { hostAnswers, post } from './support/host';
import { heading, settled } from './support/page';
import { content, sections } from './support/site';
import { expect, test } from './support/test';
import { watchRequests } from './support/watch';

/* The behaviour that depends most on the host. */

const { notFound } = strings;
const notice = (page: Page) => page.getByRole('main').getByText(notFound.title, { exact: true });

test('a path without a page responds with 404, the notice and a link home', async ({ page }) => {
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText(notFound.title);
  await page.getByRole('link', { name: notFound.link, exact: true }).click();
  await expect(heading(page)).toContainText(strings.home.greeting);
  await expect(page).toHaveURL(({ pathname }) => pathname === withBasePath('/'));
});

const isLive = settings.livePosts !== false;
const [newest] = content.posts;

if (newest && isLive) {
  const { slug, title, path } = newest;

  test('an article fetches its Markdown and does not change', async ({ page }) => {
    const requests = watchRequests(page, ({ pathname }) => pathname.endsWith('.md'));
    await page.goto(`.${path}`);
    await settled(page);
    const source = withBasePath(postSourcePath(slug));
    expect(requests).toEqual([`HEAD ${source}`, `GET ${source}`]);
    await expect(heading(page)).toHaveText(title);
    await expect(notice(page)).toHaveCount(0);
  });
}

if (sections.blog && isLive) {
  test('a post that was uploaded after the build is shown', async ({ page }) => {
    const body = post('Written later', 'With **words**.');
    await hostAnswers(page, 'written-later', { HEAD: {}, GET: { body } });
    const response = await page.goto('./blog/written-later/');
    expect(response?.status()).toBe(404);
    await settled(page);
    await expect(heading(page)).toHaveText('Written later');
    await expect(page.getByRole('main').getByRole('strong')).toHaveText('words');
    await expect(notice(page)).toHaveCount(0);
  });
}
