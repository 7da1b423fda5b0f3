import { expect, test } from '@playwright/test';
import { pages, placeholderPages } from './support/pages';

for (const { path, heading } of placeholderPages) {
  test(`${path} has its heading and nothing else`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading')).toHaveText([heading]);
    await expect(page.getByRole('main')).toHaveText(heading);
  });
}

test('search engines may list every page', async ({ request }) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/<meta[^>]+noindex/);
  }
});
