import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/axe';
import { openSettled, pictures } from '../../support/browser/page';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Views' });

test.describe('gallery', () => {
  test.beforeEach(async ({ page }) => {
    await openSettled(page, 'atlas/');
  });

  test('opens large at the picture that was chosen', async ({ page }) => {
    const second = pictures(page).nth(1);
    const alt = await second.getByRole('img').getAttribute('alt');
    await second.click();
    await expect(viewer(page).getByRole('status')).toHaveText('2 / 3');
    await expect(viewer(page).getByRole('img', { name: alt ?? '' })).toBeInViewport({ ratio: 0.9 });
  });

  test('goes on and back with arrow keys and buttons', async ({ page }) => {
    await pictures(page).first().press('Enter');
    const place = viewer(page).getByRole('status');
    await expect(place).toHaveText('1 / 3');
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText('2 / 3');
    await page.keyboard.press('ArrowLeft');
    await expect(place).toHaveText('1 / 3');
    // The second click comes while the first one's picture is still on its way.
    await viewer(page).getByRole('button', { name: 'After view' }).dblclick();
    await expect(place).toHaveText('3 / 3');
    await page.keyboard.press('Home');
    await expect(place).toHaveText('1 / 3');
    await page.keyboard.press('End');
    await expect(place).toHaveText('3 / 3');
    await expect(viewer(page).getByRole('button', { name: 'After view' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('follows a swipe', async ({ page }) => {
    await pictures(page).first().click();
    await viewer(page)
      .getByRole('list')
      .evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }));
    await expect(viewer(page).getByRole('status')).toHaveText('2 / 3');
  });

  test('shows the pictures of a text', async ({ page }) => {
    await openSettled(page, 'blog/eight-pages/');
    const picture = page.getByRole('link', { name: 'Enlarged: A sheet with three folds' });
    await picture.click();
    await expect(viewer(page).getByRole('status')).toHaveText('1 / 1');
    await expect(viewer(page).getByRole('img')).toBeInViewport({ ratio: 1 });
    await expect(viewer(page).getByRole('link')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(picture).toBeFocused();
  });

  for (const [path, file] of [
    ['atlas/', /\/images\/box\.svg$/],
    ['blog/eight-pages/', /\/blog\/eight-pages\/sheet\.png$/],
  ] as const) {
    test(`without script the picture is one click away: ${path}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(path);
      await pictures(page).first().click();
      await expect(page).toHaveURL(file);
      await context.close();
    });
  }

  test.describe('without motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in it', async ({ page }) => {
      await pictures(page).first().click();
      await expect(viewer(page)).toBeVisible();
      await expectAccessible(page);
    });
  });
});
