import type { Page, Route } from '@playwright/test';
import { navigation } from '@/data/navigation';
import { strings } from '@/data/strings';
import { withBasePath } from '@/lib/urls';
import {
  headerLink,
  heading,
  hydrated,
  isSameDocument,
  openHydrated,
  settled,
} from '../../site/support/page';
import { expect, test } from '../../site/support/test';
import { layoutShift, watchConsole, watchRequests } from '../../site/support/watch';

test('a page is prefetched on hover, not before', async ({ page }) => {
  const early = watchRequests(page, ({ pathname }) => pathname.includes('/blog/'));
  await page.goto('./');
  await settled(page);
  expect(early).toEqual([]);
  await headerLink(page, '/blog/').hover();
  await expect.poll(() => early.length).toBeGreaterThan(0);
});

const sign = (page: Page) => page.getByRole('status').filter({ hasText: strings.layout.loading });

/** The files that Next loads in place of a document. */
const payloads = '**/*.txt?*';

for (const [what, respond] of [
  ['is missing', (route: Route) => route.fulfill({ status: 404, body: 'Missing' })],
  ['cannot be reached', (route: Route) => route.abort()],
] as const) {
  test(`a link loads the document at once if the payload ${what}`, async ({ page }) => {
    await page.route(payloads, respond);
    await openHydrated(page, './');
    await isSameDocument(page);
    await headerLink(page, '/projects/').click();
    await expect(heading(page)).toHaveText(strings.projects.heading, { timeout: 4000 });
    expect(await isSameDocument(page)).toBe(false);
  });
}

test('if payloads hang, a sign appears, and after five seconds the document', async ({ page }) => {
  await page.route(payloads, () => undefined);
  await openHydrated(page, './');
  await settled(page);
  const shift = await layoutShift(page);
  // The time of the machine goes on too.
  await page.clock.install();
  await headerLink(page, '/projects/').click();
  await page.clock.runFor(500);
  await expect(sign(page)).toHaveCount(1);
  expect(await layoutShift(page)).toBe(shift);
  await page.clock.runFor(2000);
  await expect(heading(page)).toContainText(strings.home.greeting);
  await page.clock.runFor(2500);
  await expect(heading(page)).toHaveText(strings.projects.heading);
});

test('if payloads hang, a second click loads the document', async ({ page }) => {
  await page.route(payloads, () => undefined);
  await openHydrated(page, './');
  await headerLink(page, '/projects/').click();
  await expect(sign(page)).toHaveCount(1);
  await headerLink(page, '/blog/').click();
  await expect(page).toHaveURL(/\/blog\/$/);
});

test('if payloads hang, Back loads the document after five seconds', async ({ page }) => {
  await openHydrated(page, './');
  await headerLink(page, '/projects/').click();
  await expect(heading(page)).toHaveText(strings.projects.heading);
  await page.reload();
  await hydrated(page);
  await page.route(payloads, () => undefined);
  await page.clock.install();
  await page.goBack();
  await page.clock.runFor(5000);
  await expect(heading(page)).toContainText(strings.home.greeting);
});

test('on slow connections, links load documents', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { rtt: 150 } });
  });
  const requests = watchRequests(page, ({ pathname }) => pathname.endsWith('.txt'));
  await openHydrated(page, './');
  await isSameDocument(page);
  await headerLink(page, '/projects/').click();
  await expect(heading(page)).toHaveText(strings.projects.heading);
  expect(await isSameDocument(page)).toBe(false);
  expect(requests).toEqual([]);
});

const missing = navigation.footer.flatMap(({ links }) => links).find((link) => link.missing);

if (missing) {
  test('a link without a page is not prefetched, and leads to the not-found page', async ({
    page,
  }) => {
    const messages = watchConsole(page);
    const path = withBasePath(missing.href);
    const early = watchRequests(page, ({ pathname }) => pathname.startsWith(path.slice(0, -1)));
    await page.goto('./');
    const link = page.getByRole('contentinfo').getByRole('link', { name: missing.label });
    await link.hover();
    await link.focus();
    await settled(page);
    expect(early).toEqual([]);
    expect(messages).toEqual([]);
    await link.click();
    await expect(heading(page)).toHaveText(strings.notFound.title);
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  });
}
