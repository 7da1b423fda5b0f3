import type { Page } from '@playwright/test';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { withBasePath } from '@/lib/urls';
import { hold, hostAnswers, post, startHost } from '../../site/support/host';
import {
  headerLink,
  heading,
  isSameDocument,
  openHydrated,
  settled,
} from '../../site/support/page';
import { expect, test } from '../../site/support/test';
import { watchConsole, watchRequests } from '../../site/support/watch';

const id = 'eight-pages';
const path = `blog/${id}/`;
const title = 'Eight pages from one sheet';
const source = withBasePath(`/blog/${id}.md`);

test.skip(settings.livePosts === false, 'The owner has turned live posts off.');

const article = (page: Page) => page.getByRole('main').getByRole('article');
const notice = (page: Page) =>
  page.getByRole('main').getByText(strings.notFound.title, { exact: true });

test('each visit shows the current text, although the browser has an older one in its cache', async ({
  page,
  baseURL,
}) => {
  let text: string | undefined = post('Yesterday', 'Old.');
  const { url, stop } = await startHost(baseURL!, (pathname) => {
    if (pathname !== source) return undefined;
    const headers = { 'cache-control': 'max-age=600' };
    return text ? { body: text, headers } : { status: 404 };
  });

  await openHydrated(page, url + path);
  await expect(heading(page)).toHaveText('Yesterday');
  await isSameDocument(page);

  text = post('Today', 'New.');
  await headerLink(page, '/blog/').click();
  await expect(heading(page)).not.toHaveText('Yesterday');
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(heading(page)).toHaveText('Today');
  await expect(page).toHaveTitle(/^Today · \S/);
  expect(await isSameDocument(page)).toBe(true);

  text = post('Tonight', 'Newer.');
  await page.goto(url + path);
  await expect(heading(page)).toHaveText('Tonight');
  await expect(page).toHaveTitle(/^Tonight · \S/);

  text = undefined;
  await page.goto(url + path);
  await expect(notice(page)).toBeVisible();
  stop();
});

test('the notice stands above an article whose file is missing', async ({ page }) => {
  await hostAnswers(page, id, { HEAD: { status: 404 } });
  await page.goto(path);
  await expect(notice(page)).toBeVisible();
  await expect(heading(page)).toHaveText(title);
  const above = await notice(page).boundingBox();
  const below = await heading(page).boundingBox();
  expect(above!.y).toBeLessThan(below!.y);
  await expect(page.getByRole('link', { name: strings.notFound.link })).toBeVisible();
});

test('a changed file shows its new title, date and text in place', async ({ page }) => {
  const messages = watchConsole(page);
  const body = 'The text of *today*, with $$x^2$$ and [a way home](/).\n\n```js\nlet a;\n```';
  await hostAnswers(page, id, { GET: { body: post('Four ways', body) } });
  const release = await hold(page, `**${source}`);
  await page.goto(path);
  await expect(heading(page)).toHaveText(title);
  await expect(article(page)).toContainText('The paper has opinions');
  release();
  await expect(heading(page)).toHaveText('Four ways');
  await expect(page).toHaveTitle(/^Four ways/);
  await expect(article(page).getByRole('time')).toHaveText(strings.dates.day('2024-01-02'));
  await expect(article(page).getByRole('emphasis')).toHaveText('today');
  await expect(article(page).locator('math')).toBeVisible();
  const link = article(page).getByRole('link', { name: 'a way home' });
  await expect(link).toHaveAttribute('href', withBasePath('/'));
  await expect(article(page)).not.toContainText('The paper has opinions');
  await settled(page);
  expect(messages).toEqual([]);
});

test('a redirect to another host is not followed', async ({ page }) => {
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ body: post('Taken over', 'No.') }),
  );
  const headers = { location: 'https://elsewhere.example/' };
  await hostAnswers(page, id, { GET: { status: 302, headers } });
  await page.goto(path);
  await settled(page);
  await expect(heading(page)).toHaveText(title);
});

test('script in the text of a host does not run', async ({ page }) => {
  const body = [
    `<img src=x onerror="document.title='hit'"> <script>document.title='hit'</script>`,
    `[a](javascript:document.title='hit')`,
  ].join('\n\n');
  await hostAnswers(page, id, { GET: { body: post('Four ways', body) } });
  await page.goto(path);
  await expect(heading(page)).toHaveText('Four ways');
  await settled(page);
  await expect(page).toHaveTitle(/^Four ways/);
  await expect(article(page).locator('script, [onerror], [href^="javascript:"]')).toHaveCount(0);
});

test('the 404 page announces the search for a post, then the notice', async ({ page }) => {
  const release = await hold(page, '**/blog/never-written.md');
  await page.goto('blog/never-written/');
  await expect(heading(page)).toHaveText(strings.notFound.looking);
  release();
  await expect(heading(page)).toHaveText(strings.notFound.title);
});

test('paths that are not those of posts send no request for Markdown', async ({ page }) => {
  const requests = watchRequests(page, ({ pathname }) => pathname.endsWith('.md'));
  for (const path of ['blog/Not_A_Slug/', 'blog/..%2Fabout/']) {
    await page.goto(path);
    await settled(page);
    await expect(heading(page)).toHaveText(strings.notFound.title);
    expect(requests, path).toEqual([]);
  }
});
