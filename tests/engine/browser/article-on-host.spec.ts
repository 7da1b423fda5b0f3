import { expect, test, type Page } from '@playwright/test';
import { withBasePath } from '@/lib/base-path';
import { type Answer, hostAnswers, lies, post } from '../../support/browser/host';
import { heading, isFrameworkScript, openSettled } from '../../support/browser/page';
import { watchComplaints, watchRequests } from '../../support/browser/watch';

const id = 'eight-pages';
const path = `blog/${id}/`;
const title = 'Eight pages from one sheet';

const notice = (page: Page) => page.getByRole('main').getByText('This leaf is missing');
const markdownRequests = (page: Page) =>
  watchRequests(page, ({ pathname }) => pathname.endsWith('.md'));

for (const status of [404, 500]) {
  test(`status ${status}: the notice stands above the article by itself`, async ({ page }) => {
    const requests = markdownRequests(page);
    await hostAnswers(page, id, { HEAD: { status } });
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Back to the first page', exact: true }),
    ).toBeVisible();
    await expect(heading(page)).toHaveText(title);
    const [above, below] = [await notice(page).boundingBox(), await heading(page).boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(requests).toEqual([`HEAD ${withBasePath('/blog/eight-pages.md')}`]);
  });
}

for (const [failure, answers] of [
  ['the first request is cut', { HEAD: 'abort' }],
  ['the second request is cut', { GET: 'abort' }],
  ['the second request fails', { GET: { status: 500 } }],
  ...lies.map(([what, lie]) => [`the host sends ${what}`, { HEAD: lie, GET: lie }] as const),
] as const satisfies readonly (readonly [string, { HEAD?: Answer; GET?: Answer }])[]) {
  test(`when ${failure}, only the console says so`, async ({ page }) => {
    const complaints = watchComplaints(page);
    await hostAnswers(page, id, answers);
    const frameworkScripts = watchRequests(page, ({ pathname }) =>
      isFrameworkScript.test(pathname),
    );
    await page.goto(path);
    const ours = () =>
      complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'));
    const sentence = expect.stringMatching(/eight-pages\.md is not shown: .*\.$/);
    await expect.poll(ours).toEqual([sentence]);
    expect(frameworkScripts).toEqual([]);
    await expect(heading(page)).toHaveText(title);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('a changed file shows its new title, date and text in place', async ({ page }) => {
  const body = 'The text of *today*, with [a way home](/).';
  await hostAnswers(page, id, { GET: { body: post('Four ways', body) } });
  await openSettled(page, path);
  await expect(heading(page)).toHaveText('Four ways');
  await expect(page).toHaveTitle(/^Four ways/);
  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByRole('time').first()).toHaveText('2024/01/02');
  await expect(article.getByRole('time').first()).toHaveAttribute('datetime', '2024-01-02');
  await expect(article.getByText('The text of today')).toBeVisible();
  await expect(article.getByRole('emphasis')).toHaveText('today');
  await expect(article.getByRole('link', { name: 'a way home' })).toHaveAttribute(
    'href',
    withBasePath('/'),
  );
  await expect(article.getByText('The paper has opinions')).toHaveCount(0);
});
