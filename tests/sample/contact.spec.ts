import { expect, test } from '@playwright/test';
import { owner } from '@/data/owner';

test('four ways to get in contact, each in a new tab that cannot reach back', async ({ page }) => {
  await page.goto('contact/');
  const links = page.getByRole('main').locator('a:not([download])');
  await expect(links).toHaveCount(4);
  for (const [name, target] of [
    ['Shoot an email (opens in a new tab)', `mailto:${owner.email}`],
    ['Book a call (opens in a new tab)', owner.profiles.calendly],
    ['LinkedIn (opens in a new tab)', owner.profiles.linkedin],
    ['GitHub (opens in a new tab)', owner.profiles.github],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', target);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  }
});

test('LinkedIn and GitHub are buttons with an icon', async ({ page }) => {
  await page.goto('contact/');
  for (const name of ['LinkedIn', 'GitHub']) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link.locator('svg')).toBeVisible();
  }
});
