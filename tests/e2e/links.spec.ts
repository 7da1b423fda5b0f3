import { navigation } from '@/data/navigation';
import { strings } from '@/data/strings';
import { withBasePath } from '@/lib/urls';
import { heading, openHydrated, settled } from '../support/browser/page';
import { expect, test } from '../support/browser/test';
import { watchConsole, watchRequests } from '../support/browser/watch';

for (const intent of ['hover', 'focus'] as const) {
  test(`a page is prefetched on ${intent}, not before`, async ({ page }) => {
    const early = watchRequests(page, ({ pathname }) => pathname.includes('/blog/'));
    await page.goto('./');
    await settled(page);
    expect(early).toEqual([]);
    await page.getByRole('banner').locator('a[href$="/blog/"]:visible')[intent]();
    await expect.poll(() => early.length).toBeGreaterThan(0);
  });
}

test('the focus and the title are those of the new page', async ({ page }) => {
  await openHydrated(page, './');
  await page.getByRole('banner').locator('a[href$="/projects/"]:visible').click();
  await expect(heading(page)).toHaveText(strings.projects.heading);
  await expect.poll(() => page.title()).toContain(strings.projects.name);
  // Next announces the title or the heading: https://nextjs.org/docs/architecture/accessibility#route-announcements
  await expect(page.locator('next-route-announcer')).toContainText(/./);
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
