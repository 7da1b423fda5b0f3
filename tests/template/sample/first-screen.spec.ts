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

test('on phones, the record begins within three screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./');
  const row = page.locator('#record').getByRole('listitem').first();
  const { y = Infinity } = (await row.boundingBox()) ?? {};
  expect(y).toBeLessThan(3 * 640);
});
