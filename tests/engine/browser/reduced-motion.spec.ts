import { expect, test } from '@playwright/test';
import { entryAnimation } from '../../support/browser/animations';
import { readToTheEnd } from '../../support/browser/read-to-the-end';
import { settled } from '../../support/browser/page';
import { unreadableTexts } from '../../support/browser/unreadable-texts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [
  './',
  'about/',
  'projects/',
  'atlas/',
  'contact/',
  'blog/',
  'blog/eight-pages/',
]) {
  test(`nothing moves on ${path}, and all of it is there`, async ({ page }) => {
    await page.goto(path);
    expect(await entryAnimation(page.getByRole('heading', { level: 1 }))).toBeUndefined();
    await settled(page);
    expect(await unreadableTexts(page)).toEqual([]);
    await readToTheEnd(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

test('the cards stand still', async ({ page }) => {
  await page.goto('projects/');
  const title = page.getByRole('main').getByRole('article').getByRole('heading').last();
  expect(await entryAnimation(title)).toBeUndefined();
});

test('the drawer opens at once', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('./');
  await page.getByRole('button', { name: 'Show the contents' }).click();
  expect(await entryAnimation(page.getByRole('dialog').getByRole('list'))).toBeUndefined();
});
