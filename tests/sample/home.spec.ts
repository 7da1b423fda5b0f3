import { expect, test } from '@playwright/test';
import { owner } from '@/data/owner';
import { sitePath } from './support/addresses';

test.beforeEach(({ page }) => page.goto('./').then(() => undefined));

test('a visitor reads who this is, and that he is open to work', async ({ page }) => {
  const intro = page.getByRole('main').locator('#home');
  await expect(
    intro.getByRole('heading', { name: 'Nice to meet you !', exact: true }),
  ).toBeVisible();
  await expect(intro).toContainText('Full Stack Web3 Developer');
  await expect(intro.getByText('Currently open to work', { exact: true })).toBeVisible();
});

test('the intro links to the code, a social profile and the mailbox, in new tabs', async ({
  page,
}) => {
  const intro = page.getByRole('main').locator('#home');
  for (const [name, target] of [
    ['GitHub (opens in a new tab)', owner.profiles.github],
    ['Twitter (opens in a new tab)', owner.profiles.twitter],
    ['Contact (opens in a new tab)', `mailto:${owner.email}`],
  ] as const) {
    const link = intro.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', target);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  }
});

test('three sections follow', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Latest Projects',
    'My Favorite Toolkit',
    'Who is he ?',
  ]);
});

test.describe('Latest Projects', () => {
  test('holds three cards, each with a title, its kind and a picture', async ({ page }) => {
    const latest = page.getByRole('region', { name: 'Latest Projects', exact: true });
    const cards = latest.getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText([
      'Decentralized Exchange',
      'Maskott',
      'Zack Nani Live Extension',
    ]);
    await expect(cards.locator('img')).toHaveCount(3);
    await expect(cards.nth(0)).toContainText('personal project');
    await expect(cards.nth(1)).toContainText('professional project');
    await expect(cards.nth(2)).toContainText('freelance project');
  });

  for (const [title, path, heading] of [
    ['Decentralized Exchange', '/exchange/', 'Decentralized Cryptocurrency Exchange'],
    ['Maskott', '/maskott/', 'Maskott'],
    ['Zack Nani Live Extension', '/live-extension/', 'Zack Nani Live Extension'],
    ['Discover more projects', '/projects/', 'All Projects'],
  ] as const) {
    test(`'${title}' leads to ${path}`, async ({ page }) => {
      const latest = page.getByRole('region', { name: 'Latest Projects', exact: true });
      await latest.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveURL((url) => url.pathname === sitePath(path));
    });
  }
});

test('the toolkit is grouped by what the tools are for', async ({ page }) => {
  const toolkit = page.getByRole('region', { name: 'My Favorite Toolkit', exact: true });
  await expect(toolkit.locator('dl > div')).toHaveText([
    /^Frontend\s*Next\.js\s*TailwindCSS$/,
    /^Smart Contracts\s*Solidity\s*Ethereum$/,
    /^Backend\s*Node\.js\s*SQL$/,
    /^CI\/CD\s*Docker$/,
    /^Design\s*Figma$/,
  ]);
  await expect(toolkit.getByRole('definition').locator('svg').first()).toBeVisible();
  await expect(toolkit.getByRole('link', { name: 'Download CV', exact: true })).toBeVisible();
});

test("'Who is he ?' has a photo and a text", async ({ page }) => {
  const who = page.getByRole('region', { name: 'Who is he ?', exact: true });
  await expect(who.getByRole('img', { name: owner.portrait.alt })).toBeVisible();
  await expect(who.getByRole('paragraph')).toHaveCount(3);
});
