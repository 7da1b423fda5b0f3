import { owner } from '@/app/owner';
import { expect, test } from '../../site/support/test';

/* What somebody who hires must learn before scrolling. */

// The first screen does not depend on scripts.
test.use({ javaScriptEnabled: false });

const PHONE = { width: 360, height: 640 };

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
    hero.getByText('French, English', { exact: true }),
    ...['Contact', 'Download CV', 'GitHub', 'Twitter'].map((name) =>
      hero.getByRole('link', { name: new RegExp(`^${name}`) }),
    ),
    ...(owner.availability ? [hero.getByText('Currently open to work')] : []),
    page.getByRole('heading', { name: 'Latest Projects' }),
  ];
  for (const viewport of [
    PHONE,
    { width: 375, height: 667 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    for (const part of parts) {
      await expect(part, `at ${viewport.width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on small phones, buttons keep their names when they lose their labels', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('./');
  const button = page.locator('#home').getByRole('link', { name: 'Download CV', exact: true });
  const { width = 0 } = (await button.boundingBox()) ?? {};
  expect(width).toBeLessThan(60);
});
