import { expect, test, type Page } from '@playwright/test';
import { owner } from '@/data/owner';
import { sitePath } from './support/addresses';

const footer = (page: Page) => page.getByRole('contentinfo');
const columnLinks = (page: Page, title: string) =>
  footer(page)
    .getByRole('heading', { name: title, exact: true })
    .locator('xpath=following::ul[1]')
    .getByRole('link');

test('the footer has three columns', async ({ page }) => {
  await page.goto('./');
  await expect(footer(page).getByRole('heading')).toHaveText(['Contact', 'Services', 'Career']);
});

test('the column Contact leads to the profiles and the mailbox, in new tabs', async ({ page }) => {
  const { github, twitter, linkedin, calendly } = owner.profiles;
  await page.goto('./');
  const links = columnLinks(page, 'Contact');
  await expect(links).toHaveText([
    'GitHub (opens in a new tab)',
    'Twitter (opens in a new tab)',
    'Email (opens in a new tab)',
    'LinkedIn (opens in a new tab)',
    'Calendly (opens in a new tab)',
  ]);
  const targets = [github, twitter, `mailto:${owner.email}`, linkedin, calendly];
  for (const [index, target] of targets.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', target);
    await expect(links.nth(index)).toHaveAttribute('target', '_blank');
    await expect(links.nth(index)).toHaveAttribute('rel', /\bnoopener\b/);
  }
});

test('the column Services leads to the blog and two pages to come', async ({ page }) => {
  await page.goto('./');
  const links = columnLinks(page, 'Services');
  await expect(links).toHaveText(['Blog', 'Mentoring', 'Talent Referral']);
  await expect(links.nth(0)).toHaveAttribute('href', sitePath('/blog/'));
  await expect(links.nth(1)).toHaveAttribute('href', sitePath('/mentoring/'));
  await expect(links.nth(2)).toHaveAttribute('href', sitePath('/talents/'));
});

test('the column Career leads to the CV and three pages', async ({ page }) => {
  await page.goto('./');
  const links = columnLinks(page, 'Career');
  await expect(links).toHaveText([
    'Download CV',
    'Testimonials',
    'Certificates',
    'Full Technical Stack',
  ]);
  await expect(links.nth(0)).toHaveAttribute('download', /.+\.pdf$/);
  await expect(links.nth(1)).toHaveAttribute('href', sitePath('/testimonials/'));
  await expect(links.nth(2)).toHaveAttribute('href', sitePath('/certificates/'));
  await expect(links.nth(3)).toHaveAttribute('href', sitePath('/tech-stack/'));
});

test('the credit line names the holder of the copyright', async ({ page }) => {
  await page.goto('./');
  await expect(footer(page)).toContainText(`© ${owner.name}`);
});
