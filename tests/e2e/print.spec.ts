import type { Page } from '@playwright/test';
import { hostAnswers, post } from '../support/browser/host';
import { heading } from '../support/browser/page';
import { expect, test } from '../support/browser/test';

const cell = 'A cell with a whole sentence in it, which needs some room';
const table = `| ${cell} | ${cell} | ${cell} |\n|--|--|--|\n| a | b | ${'word'.repeat(12)} |`;
const formula = `$$\n${'a_1 + b_2 + '.repeat(14)}c\n$$`;

/** By how many pixels the content of an element is wider than the element. */
const overflow = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollWidth - element.clientWidth);

test('wide tables and formulas scroll on a phone, and are whole on paper', async ({ page }) => {
  const body = post('Wide', `${table}\n\n${formula}`);
  await hostAnswers(page, 'written-later', { HEAD: {}, GET: { body } });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('blog/written-later/');
  await expect(heading(page)).toHaveText('Wide');
  expect(await overflow(page, 'html')).toBeLessThanOrEqual(0);
  expect(await overflow(page, '.wide-table')).toBeGreaterThan(0);
  expect(await overflow(page, '.formula')).toBeGreaterThan(0);

  await page.emulateMedia({ media: 'print' });
  // The width of A4 without its margins.
  const paper = 673;
  await page.setViewportSize({ width: paper, height: 1000 });
  expect(await overflow(page, '.wide-table')).toBeLessThanOrEqual(0);
  await expect(page.locator('.formula')).toHaveCSS('overflow', 'visible');
  // Browsers shrink what is wider, to half its size at most.
  expect(await overflow(page, 'html')).toBeLessThanOrEqual(paper);
});
