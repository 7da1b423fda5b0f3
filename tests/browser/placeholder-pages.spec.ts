import { expect, test } from '@playwright/test';
import { placeholderPages, writtenPages } from './support/pages';

for (const { path, heading } of placeholderPages) {
  test(`${path} has its heading and nothing else, and search engines leave it out`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading')).toHaveText([heading]);
    await expect(page.getByRole('main')).toHaveText(heading);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /\bnoindex\b/);
  });
}

test('search engines may list every other page', async ({ request }) => {
  for (const { path } of writtenPages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<meta[^>]+noindex/);
  }
});
