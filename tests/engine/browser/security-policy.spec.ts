import { expect, test, type Page } from '@playwright/test';
import { hostAnswers, post } from '../../support/browser/host';
import { openSettled, pictures, settled } from '../../support/browser/page';
import { watchComplaints } from '../../support/browser/watch';

const injected = `
  <script>document.title = 'Taken over'</script>
  <script src="data:text/javascript,document.title='Taken over'"></script>
  <img src="nowhere.png" alt="" onerror="document.title = 'Taken over'">
  <base href="https://elsewhere.example/">
  <iframe srcdoc="<script>parent.document.title='Taken over'</script>"></iframe>
  <style>h1 { display: none }</style>`;

test('what is put into a page on its way does not run, and the page works', async ({ page }) => {
  await page.route('**/about/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', `${injected}<main`);
    await route.fulfill({ response, body });
  });
  await openSettled(page, 'about/');
  await expect(page).toHaveTitle(/^Her story/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Books', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every book');
});

/** What a browser says to each of several pieces of script: the name of the error, or nothing. */
const attempts = (page: Page, base: string) =>
  page.evaluate((folder) => {
    const script = () => document.createElement('script');
    const html = (text: string) => () => (document.createElement('p').innerHTML = text);
    const pieces: Record<string, () => unknown> = {
      'a script of its own chunks': () => (script().src = `${folder}_next/static/chunks/a.js`),
      'a script of another folder': () => (script().src = `${folder}images/a.js`),
      'a script that climbs out': () =>
        (script().src = `${folder}_next/static/chunks/../../../a.js`),
      'a script of another host': () =>
        (script().src = 'https://elsewhere.example/_next/static/chunks/'),
      'a script of data': () => (script().src = 'data:,hit'),
      'text of a script': () => (script().text = 'hit()'),
      'data in a script': () => (script().text = '{"name": "John"}'),
      'plain markup': html('<p>a <a href="/b">c</a> <img src="data:image/gif;base64,"></p>'),
      'words that look like script': html(
        '<p title="onclick=hit()">javascript:hit() &lt;script></p>',
      ),
      'a handler': html('<img src=x onerror=hit()>'),
      'a script in markup': html('<script>hit()</script>'),
      'a script address': html('<a href=" java\nscript:hit()">a</a>'),
      'an animated address': html(
        '<svg><a><set attributeName=href to=javascript:hit() /></a></svg>',
      ),
      'a frame': html('<iframe src="/"></iframe>'),
      'a document in an attribute': () =>
        (document.createElement('iframe').srcdoc = '<script>hit()</script>'),
    };
    const passed: string[] = [];
    for (const [name, run] of Object.entries(pieces)) {
      try {
        run();
        passed.push(name);
      } catch {
        // Refused, as most of them should be.
      }
    }
    return passed;
  }, base);

test('script makes script or markup of harmless text alone', async ({ page, baseURL }) => {
  await openSettled(page, 'about/');
  expect(await attempts(page, baseURL ?? '')).toEqual([
    'a script of its own chunks',
    'data in a script',
    'plain markup',
    'words that look like script',
  ]);
});

test('a whole visit gives the policy nothing to report', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`Violation: ${violatedDirective} ${blockedURI} ${sample}`),
    ),
  );
  const complaints = watchComplaints(page);
  await hostAnswers(page, 'eight-pages', {
    GET: { body: post('Four ways', 'With $x^2$, `code` and\n\n```js\nlet a;\n```') },
  });
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('./');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Show the contents' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Books', exact: true }).click();
  await expect(heading).toHaveText('Every book');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('banner').getByRole('radio', { name: 'White' }).click({ force: true });
  await page.keyboard.press('/');
  await page.keyboard.type('cartographer');
  await page.getByRole('dialog').getByRole('link', { name: 'Atlas' }).click();
  await expect(heading).toHaveText('Atlas of Tides');
  await pictures(page).first().click();
  await page.getByRole('button', { name: 'Put it away' }).click();
  await page.getByRole('link', { name: 'Notes', exact: true }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Eight pages/ })
    .first()
    .click();
  await expect(heading).toHaveText('Four ways');
  await expect(page.locator('math')).toBeVisible();
  await settled(page);
  expect(complaints).toEqual([]);
});
