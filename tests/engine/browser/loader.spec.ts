import { expect, test, type Page } from '@playwright/test';
import { hold } from '../../support/browser/hold';
import { settled } from '../../support/browser/settled';
import { watchRequests } from '../../support/browser/watch';

const html = (page: Page) => page.locator('html');
/** All but the late script, which the page fetches after its first paint. */
const isScript = /\/_next\/static\/chunks\/(?!late-)[^/]*\.js$/;

/** Waits for script, and does something meanwhile: what has failed is not asked for again at once. */
async function startsOnIntent(page: Page) {
  const isHydrated = async () => {
    await page.keyboard.press('Shift');
    return page.evaluate(() => 'hydrated' in document.documentElement.dataset);
  };
  await expect.poll(isHydrated).toBe(true);
}

test('script starts by itself when the page is idle', async ({ page }) => {
  await page.goto('about/');
  await expect(html(page)).toHaveAttribute('data-hydrated');
});

test('a pointer that rests on the page asks for no script, one that moves does', async ({
  page,
}) => {
  const scripts = watchRequests(page, ({ pathname }) => isScript.test(pathname));
  await page.mouse.move(200, 200);
  await page.goto('about/');
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(scripts).toEqual([]);
  await page.mouse.move(210, 210);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('what lies below the first screen is laid out when the fonts are there, before any intent', async ({
  page,
}) => {
  const letThrough = await hold(page, /\.woff2$/);
  await page.goto('blog/eight-pages/');
  const last = page.locator('.article-body .prose > :last-child');
  await expect(last).toHaveCSS('content-visibility', 'auto');
  letThrough();
  await expect(last).toHaveCSS('content-visibility', 'visible');
});

test("the page's own CSS goes when the whole of the site's has come", async ({ page }) => {
  await page.goto('contact/');
  const own = page.locator('head > style[data-page]');
  await expect(own).toHaveCount(1);
  await settled(page);
  await expect(own).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCSS('flex-grow', '1');
});

test.describe('a click that comes before script', () => {
  test('opens the drawer by the browser itself', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    const letThrough = await hold(page, isScript);
    await page.goto('./');
    await page.getByRole('button', { name: 'Show the contents' }).click();
    const drawer = page.getByRole('dialog', { name: 'Contents' });
    await expect(drawer).toBeVisible();
    letThrough();
    await settled(page);
    await expect(drawer).toBeVisible();
  });

  test('opens the drawer as soon as there is script, in browsers that cannot', async ({ page }) => {
    await page.addInitScript(() => {
      // @ts-expect-error: TypeScript does not know invoker commands either.
      delete HTMLButtonElement.prototype.commandForElement;
      addEventListener('command', (event) => event.preventDefault(), true);
    });
    await page.setViewportSize({ width: 375, height: 667 });
    const letThrough = await hold(page, isScript);
    await page.goto('./');
    await page.getByRole('button', { name: 'Show the contents' }).click();
    const drawer = page.getByRole('dialog', { name: 'Contents' });
    await expect(drawer).toBeHidden();
    letThrough();
    await expect(drawer).toBeVisible();
  });

  test('chooses the theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const letThrough = await hold(page, isScript);
    await page.goto('./');
    const light = page.getByRole('radio', { name: 'White' });
    await light.check({ force: true });
    letThrough();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(light).toBeChecked();
  });

  test('opens the gallery', async ({ page }) => {
    const letThrough = await hold(page, isScript);
    await page.goto('atlas/');
    await page
      .getByRole('link', { name: /^Enlarged/ })
      .last()
      .click();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Views' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('2 / 2');
  });
});

test('when the late script does not arrive, later signs of intent ask again', async ({ page }) => {
  let isDown = true;
  await page.route(/late-/, (route) => (isDown ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('late-'));
  await page.goto('about/');
  await failed;
  isDown = false;
  await startsOnIntent(page);
});

test('a sign of intent that comes before the late script counts', async ({ page }) => {
  const letThrough = await hold(page, /late-/);
  const scripts = watchRequests(page, ({ pathname }) => isScript.test(pathname));
  await page.addInitScript(() => {
    // The page never gets idle.
    const { setTimeout } = window;
    window.setTimeout = ((act: () => void, delay = 0) =>
      delay < 3000 ? setTimeout(act, delay) : 0) as typeof setTimeout;
  });
  await page.goto('about/');
  await page.keyboard.press('Shift');
  letThrough();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('without its scripts a page can be read, and its links lead on', async ({ page }) => {
  await page.route(isScript, (route) => route.abort());
  await page.goto('about/');
  await page.getByRole('link', { name: 'Books', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every book');
});

test('without its scripts a picture of the gallery opens by itself', async ({ page }) => {
  await page.route(isScript, (route) => route.abort());
  await page.goto('atlas/');
  await page
    .getByRole('link', { name: /^Enlarged/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/images\/atlas\.svg$/);
});

test('a click does not wait for ever for scripts that hang', async ({ page }) => {
  await hold(page, isScript);
  await page.goto('atlas/');
  await page
    .getByRole('link', { name: /^Enlarged/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/images\/atlas\.svg$/, { timeout: 10_000 });
});

test('when the data of a page does not arrive, the next sign of intent asks again', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/about/index.txt', (route) => (isDown ? route.abort() : route.continue()));
  const complaint = page.waitForEvent('console', (message) =>
    message.text().startsWith('The page stays without script'),
  );
  await page.goto('about/');
  await complaint;
  isDown = false;
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  await expect(html(page)).toHaveAttribute('data-hydrated');
});

test('when scripts of a page do not arrive, later signs of intent ask for them again', async ({
  page,
}) => {
  let isDown = true;
  await page.route(isScript, (route) => (isDown ? route.abort() : route.continue()));
  const failed = page.waitForEvent('requestfailed', (request) => isScript.test(request.url()));
  await page.goto('about/');
  await page.keyboard.press('Shift');
  await failed;
  isDown = false;
  await startsOnIntent(page);
});
