import { owner } from '@/app/owner';
import { expect, test } from '../../site/support/test';

/* What somebody who hires must learn before scrolling. */

// The first screen does not depend on scripts.
test.use({ javaScriptEnabled: false });

test('it says who, what, since when, and how to reach him, on screens of every size', async ({
  page,
}) => {
  await page.goto('./');
  const hero = page.locator('#home');
  const parts = [
    hero.getByRole('heading', { level: 1, name: 'Nice to meet you !' }),
    hero.getByText(owner.name, { exact: true }),
    hero.getByRole('img'),
    hero.getByText('I am a Full Stack Web3 Developer'),
    hero.getByText('Now at Maskott, since 2022', { exact: true }),
    hero.getByText('France · French, English', { exact: true }),
    ...['Contact', 'Download CV', 'GitHub', 'Twitter'].map((name) =>
      hero.getByRole('link', { name: new RegExp(`^${name}`) }),
    ),
    ...(owner.availability ? [hero.getByText('Currently open to work')] : []),
    page.getByRole('heading', { name: 'Latest Projects' }),
  ];
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    for (const part of parts) {
      await expect(part, `at ${viewport.width} px`).toBeInViewport({ ratio: 1 });
    }
    const size = (heading: Element) => parseFloat(getComputedStyle(heading).fontSize);
    const claim = await page.locator('#claim').evaluate(size);
    for (const heading of await page.getByRole('heading', { level: 2 }).all()) {
      expect(claim, `at ${viewport.width} px`).toBeGreaterThan(await heading.evaluate(size));
    }
  }
});

test.describe('on phones', () => {
  // Their scroll bars take no room.
  test.use({ isMobile: true, viewport: { width: 360, height: 640 } });

  test('the first employer of the record stands within three screens', async ({ page }) => {
    await page.goto('./');
    const name = page.locator('#record').getByRole('heading', { level: 3 }).first();
    const { y = Infinity, height = 0 } = (await name.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(3 * 640);
  });
});
