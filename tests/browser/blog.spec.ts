import { expect, test } from '@playwright/test';
import { owner } from '@/data/owner';
import { sitePath } from './support/addresses';

const title = 'Three ways to implement responsive design';

test("the blog opens with the owner's name and a text", async ({ page }) => {
  await page.goto('blog/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${owner.name}'s Tech Thoughts`);
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
});

test("'Latest articles' lists one article with its date and a preview", async ({ page }) => {
  await page.goto('blog/');
  const latest = page.getByRole('region', { name: 'Latest articles', exact: true });
  const card = latest.getByRole('article');
  await expect(card.getByRole('heading')).toHaveText(title);
  await expect(card.getByRole('time')).toHaveText('01-12-2023');
  await expect(card.getByRole('time')).toHaveAttribute('datetime', '2023-12-01');
  await expect(card.getByRole('paragraph').last()).toHaveText(/\w\.\.\.$/);
});

test('the card leads to the article', async ({ page }) => {
  await page.goto('blog/');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL((url) => url.pathname === sitePath('/blog/responsive-design/'));
});

test('the article shows its date', async ({ page }) => {
  await page.goto('blog/responsive-design/');
  const date = page.getByRole('main').getByRole('time');
  await expect(date).toHaveText('01-12-2023');
  await expect(date).toHaveAttribute('datetime', '2023-12-01');
});
