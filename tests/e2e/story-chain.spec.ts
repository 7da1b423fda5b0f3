import type { Page } from '@playwright/test';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { hashBlock } from '@/lib/resume/chain';
import { expectAccessible } from '../support/browser/axe';
import { openHydrated, scripts, settled } from '../support/browser/page';
import { expect, test } from '../support/browser/test';

const { chain } = strings.about;

test.skip(settings.storyChain === false, 'The owner has switched the chain off.');

const section = (page: Page) => page.locator('section').filter({ has: page.getByRole('article') });
const status = (page: Page) => section(page).getByRole('status');
const verify = (page: Page) => section(page).getByRole('button', { name: chain.verify });
const change = (page: Page) => section(page).getByRole('button', { name: chain.change });
const cards = (page: Page) => section(page).getByRole('article');
const results = (page: Page, isValid: boolean) =>
  section(page).locator(`[data-valid="${String(isValid)}"]`);

/** Opens the story, and returns the number of its blocks. */
async function openStory(page: Page): Promise<number> {
  await openHydrated(page, 'about/');
  const count = await cards(page).count();
  test.skip(count === 0, 'The owner has no story yet.');
  return count;
}

test('the blocks verify, and show their whole hashes', async ({ page }) => {
  const count = await openStory(page);
  await verify(page).click();
  await expect(status(page)).toHaveText(chain.verified(count));
  await expect(results(page, true)).toHaveCount(count);
  const texts = [
    section(page).getByRole('heading', { level: 3 }).first(),
    ...(await cards(page).first().locator('[data-block-text]').all()),
  ];
  const hash = await hashBlock(
    '0'.repeat(64),
    await Promise.all(texts.map(async (text) => (await text.textContent()) ?? '')),
  );
  await expect(cards(page).first()).toContainText(hash);
  await expect(results(page, true).last()).toHaveCSS('opacity', '1');
  await expectAccessible(page, { within: 'section:has(article)' });
});

test('a changed word breaks the chain from its block on, and can be put back', async ({ page }) => {
  const count = await openStory(page);
  await change(page).click();
  await expect(status(page)).toHaveText(chain.howToChange);
  const title = await cards(page).last().getByRole('heading').innerText();
  await expect(results(page, true).last()).toHaveCSS('opacity', '1');
  await expectAccessible(page, { within: 'section:has(article)' });

  await cards(page).first().getByRole('textbox').last().focus();
  await page.keyboard.type('Another word');
  await expect(results(page, false)).toHaveCount(count);
  await cards(page).first().getByRole('button', { name: chain.restore }).click();
  await expect(status(page)).toHaveText(chain.verified(count));
  await expect(change(page)).toBeFocused();

  await change(page).click();
  await cards(page).last().getByRole('textbox').last().press('End');
  await page.keyboard.type('!');
  await expect(status(page)).toHaveText(chain.broken(count, title, 1));
  await expect(results(page, false)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(results(page, true)).toHaveCount(count);
  await expect(section(page).getByRole('textbox')).toHaveCount(0);
  await expect(cards(page).last().getByRole('heading')).toHaveText(title);
});

test('a page that the browser has translated is told as translated', async ({ page }) => {
  await openStory(page);
  await section(page)
    .getByRole('heading', { level: 2 })
    .evaluate((element) => (element.textContent = 'Traduit'));
  await verify(page).click();
  await expect(status(page)).toHaveText(chain.translated);
  await expect(results(page, false)).toHaveCount(0);
});

test('it tells that it could not be loaded, and works once it can', async ({ page }) => {
  const count = await openStory(page);
  await settled(page);
  await page.route(scripts, (route) => route.abort());
  await verify(page).click();
  await expect(status(page)).toHaveText(strings.layout.failed);
  await page.unroute(scripts);
  await verify(page).click();
  await expect(status(page)).toHaveText(chain.verified(count));
});

test('there are no buttons without crypto.subtle', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'subtle'));
  await openStory(page);
  await expect(section(page).getByText(chain.explanation)).toBeVisible();
  await expect(verify(page)).toHaveCount(0);
  await expect(change(page)).toHaveCount(0);
});
