import { expect, test } from '@playwright/test';
import { entryAnimation, nextFade, opacity } from '../../support/browser/animations';
import { openSettled } from '../../support/browser/page';
import { unreadableTexts } from '../../support/browser/unreadable-texts';

test.describe('on load', () => {
  test('the greeting and the two lines below it come in one after the other', async ({ page }) => {
    await page.goto('./');
    const intro = page.locator('#home');
    const heading = await entryAnimation(intro.getByRole('heading', { level: 1 }));
    const role = await entryAnimation(intro.getByText('a Bookbinder from'));
    const support = await entryAnimation(intro.getByText('Every binding is sewn'));
    expect(heading).toMatchObject({ duration: 500, delay: 0 });
    expect(role).toMatchObject({ delay: 200 });
    expect(support).toMatchObject({ delay: 300 });
  });

  for (const [path, name] of [
    ['about/', 'About her'],
    ['projects/', 'Every book'],
    ['blog/eight-pages/', 'Eight pages from one sheet'],
  ] as const) {
    test(`the heading '${name}' of ${path} slides in over 0.5 s`, async ({ page }) => {
      await page.goto(path);
      const heading = page.getByRole('main').getByRole('heading', { name, exact: true });
      expect(await entryAnimation(heading)).toEqual({
        duration: 500,
        delay: 0,
        changes: ['transform'],
      });
    });
  }

  for (const [path, name, changes] of [
    ['./', 'the latest projects drop in', ['opacity', 'transform']],
    // They are the first screen of a phone, which is painted from the first frame.
    ['projects/', 'all projects slide down', ['transform']],
  ] as const) {
    test(`the cards of ${name}, each 0.2 s after the one before`, async ({ page }) => {
      await page.goto(path);
      const cards = page.getByRole('main').getByRole('article').getByRole('heading');
      for (const [index, card] of (await cards.all()).entries()) {
        expect(await entryAnimation(card)).toMatchObject({
          delay: index * 200,
          changes,
        });
      }
    });
  }
});

test.describe('while reading', () => {
  for (const name of ['The atlas', '2023']) {
    test(`'${name}' fades in over 1 s when it is reached, once`, async ({ page }) => {
      await openSettled(page, 'about/');
      const heading = page.getByRole('heading', { name, exact: true });
      await expect.poll(() => opacity(heading)).toBe(0);

      const fade = nextFade(heading);
      await heading.scrollIntoViewIfNeeded();
      expect(await fade).toBe(1000);
      await expect.poll(() => opacity(heading)).toBe(1);

      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      await expect(heading).not.toBeInViewport();
      expect(await opacity(heading)).toBe(1);
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
      expect(await opacity(heading)).toBe(1);
    });
  }

  test('what is on the first screen is never hidden', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 8000 });
    await openSettled(page, 'about/');
    expect(await unreadableTexts(page)).toEqual([]);
  });
});
