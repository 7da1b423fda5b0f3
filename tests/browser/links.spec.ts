import { expect, test, type Page } from '@playwright/test';
import { sitePath } from './support/addresses';
import { pages } from './support/pages';

// Links need no script.
test.use({ javaScriptEnabled: false });

for (const { path } of pages) {
  test(`every link of ${path} arrives, or says that it opens a new tab`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    for (const address of await internalAddresses(page)) {
      const response = await request.get(address, { maxRedirects: 0 });
      const isCertificates = new URL(address).pathname === sitePath('/certificates/');
      expect(response.status(), address).toBe(isCertificates ? 404 : 200);
    }
    for (const link of await page.locator('a[href^="http"], a[href^="mailto:"]').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    }
  });
}

const internalAddresses = async (page: Page) => {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ origin }) => origin === location.origin)
        .map(({ href, hash }) => href.slice(0, href.length - hash.length)),
    );
  return new Set(addresses);
};
