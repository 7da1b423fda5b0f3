import { strings } from '@/data/strings';
import { expect, test } from '../../site/support/test';

test('the contents of an article follow the reading, in both directions', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('blog/eight-pages/');
  const links = page.getByRole('navigation', { name: strings.article.contents }).getByRole('link');
  const headings = page.locator('.prose > h2');
  await expect(links).toHaveCount(3);
  for (const index of [1, 2, 1, 0]) {
    await headings.nth(index).evaluate((heading) => heading.scrollIntoView());
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'location');
    await expect(page.locator('[aria-current=location]')).toHaveCount(1);
  }
});
