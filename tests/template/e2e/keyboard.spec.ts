import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { heading, images, openHydrated, settled } from '../../site/support/page';
import { readToTheEnd } from '../../site/support/read-to-the-end';
import { expect, test } from '../../site/support/test';

const selector =
  'a[href], button:enabled, input:enabled, summary, video, giscus-widget, [tabindex="0"]';

/**
 * Presses Tab once for each interactive element.
 * @param root container of the elements that Tab must reach
 * @returns interactive elements that do not get the focus, or do not show it. In a group of radio buttons, one does.
 */
async function unreachedByTab(page: Page, root: string): Promise<string[]> {
  const reached = await page.evaluateHandle(() => {
    const elements = new Set([document.activeElement]);
    const isShown = (element: Element | null): boolean =>
      element !== null &&
      // The caret of a text shows the focus.
      (element.matches('[type="search"]') ||
        getComputedStyle(element).outlineStyle !== 'none' ||
        isShown(element.parentElement));
    document.addEventListener('focusin', ({ target }) => {
      if (isShown(target as Element)) elements.add(target as Element);
    });
    return elements;
  });
  const count = await page.locator(selector).filter({ visible: true }).count();
  for (let press = 0; press <= count; press += 1) await page.keyboard.press('Tab');
  return page.locator(root).evaluate(
    (element, { elements, all }) => {
      const groups = Array.from(elements, (each) => each?.getAttribute('name'));
      return (
        [...element.querySelectorAll(all)]
          .filter((each) => !elements.has(each))
          .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
          // The contents in the margin are never folded, so that the line above them is only a label.
          .filter((each) => getComputedStyle(each).getPropertyValue('interactivity') !== 'inert')
          .filter((each) => !groups.includes(each.getAttribute('name') ?? ''))
          .map(({ outerHTML }) => outerHTML.slice(0, 160))
      );
    },
    { elements: reached, all: selector },
  );
}

test('Tab reaches everything on a page', async ({ page }) => {
  test.slow();
  for (const path of ['./', 'projects/', 'atlas/', 'contact/', 'blog/eight-pages/']) {
    await openHydrated(page, path);
    await readToTheEnd(page);
    await settled(page);
    expect.soft(await unreachedByTab(page, 'body'), path).toEqual([]);
  }
});

test('the first Tab leads to a link that skips the header', async ({ page }) => {
  await openHydrated(page, './');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: strings.layout.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator('a, button').first()).toBeFocused();
});

for (const [what, path, open] of [
  [
    'search',
    './',
    async (page: Page) => {
      await page.keyboard.press('Control+k');
      // The suggestions come with the index.
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    },
  ],
  ['lightbox', 'atlas/', (page: Page) => images(page).first().press('Enter')],
  [
    'drawer',
    'about/',
    async (page: Page) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.getByRole('button', { name: strings.layout.menu }).press('Enter');
    },
  ],
] as const) {
  test(`Tab reaches everything in the ${what}, and stays in it`, async ({ page }) => {
    await openHydrated(page, path);
    await open(page);
    await expect(page.locator('dialog:modal').locator('input, a').first()).toBeVisible();
    expect(await unreachedByTab(page, 'dialog:modal')).toEqual([]);
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Tab');
      // Between the last stop and the first, the browser itself has the focus.
      await expect(page.locator('dialog:modal :focus, body:not(:has(:focus))')).toHaveCount(1);
    }
  });
}

const skipLink = (page: Page) => page.getByRole('link', { name: strings.layout.skip });

test('after a link, Tab starts at the top, as in a loaded document', async ({ page }) => {
  await openHydrated(page, 'atlas/');
  await page
    .getByRole('navigation', { name: strings.projects.name })
    .getByRole('link')
    .last()
    .press('Enter');
  await expect(heading(page)).not.toHaveText('Atlas of Tides');
  await expect(page.locator('body')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
});

test('after a link to a part of a page, Tab goes on from there', async ({ page }) => {
  await openHydrated(page, 'projects/');
  await page.getByRole('banner').getByRole('link').first().press('Enter');
  await expect(heading(page)).toContainText(strings.home.greeting);
  await page.waitForFunction(() => document.activeElement === document.body);
  await page.keyboard.press('Tab');
  await expect(page.locator('#home').locator('a, button').first()).toBeFocused();
});

test('a link in the drawer leads to the top of the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openHydrated(page, './');
  await page.getByRole('button', { name: strings.layout.menu }).press('Enter');
  await page.getByRole('dialog').locator('a[href$="/about/"]:not([hreflang])').press('Enter');
  await expect(page).toHaveURL(/about/);
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
});

test('after a click, no ring shows the focus', async ({ page }) => {
  await openHydrated(page, 'projects/');
  await page.getByRole('main').getByRole('link', { name: 'Atlas' }).click();
  await expect(heading(page)).toHaveText('Atlas of Tides');
  await expect(page.locator('body')).toBeFocused();
  await expect(page.locator(':focus-visible')).toHaveCount(0);
});
