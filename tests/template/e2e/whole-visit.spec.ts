import type { Locator } from '@playwright/test';
import { strings } from '@/data/strings';
import {
  animated,
  heading,
  images,
  isSameDocument,
  openHydrated,
  settled,
} from '../../site/support/page';
import { expect, test } from '../../site/support/test';

const { layout, search, projects, home } = strings;

test.use({ viewport: { width: 375, height: 800 } });

test('a whole visit is one document, and leaves nothing on the console', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', ({ message }) => messages.push(message));
  const banner = page.getByRole('banner');
  const dialog = page.getByRole('dialog');
  const openDrawer = () => banner.getByRole('button', { name: layout.menu }).click();

  await openHydrated(page, './');
  await animated(page);
  await isSameDocument(page);

  await openDrawer();
  await dialog.getByTitle(layout.themes.light).click();
  await dialog.locator('a[href$="/projects/"]:not([hreflang])').click();
  await expect(heading(page)).toHaveText(projects.heading);
  await expect(dialog).toBeHidden();

  const chips = page.getByRole('navigation', { name: projects.filter.label });
  await chips.getByRole('link', { name: /^Freelance/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'Atlas' }).click();
  await expect(heading(page)).toHaveText('Atlas of Tides');

  await images(page).first().click();
  await dialog.getByRole('button', { name: layout.next }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await banner.getByRole('button', { name: search.label, exact: true }).click();
  await page.keyboard.type('eight');
  await dialog.getByRole('link', { name: 'Eight pages' }).click();
  await expect(heading(page)).toHaveText('Eight pages from one sheet');
  await settled(page);

  await page.goBack();
  await expect(heading(page)).toHaveText('Atlas of Tides');
  await openDrawer();
  await dialog.getByRole('link').first().click();
  await expect(heading(page)).toContainText(home.greeting);
  await settled(page);

  expect(await isSameDocument(page)).toBe(true);
  expect(messages).toEqual([]);
});

test('a visit of twenty clicks, with Back and Forward, ends where it should', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, './');

  const main = page.getByRole('main');
  const inHeader = (path: string) =>
    page.getByRole('banner').locator(`a[href$="${path}"]:visible`).first();
  const inMain = (path: string) => main.locator(`a[href$="${path}"]:visible`).first();
  const nextProject = () =>
    page.getByRole('navigation', { name: projects.name }).getByRole('link').last();

  const state = async () => ({ url: page.url(), heading: await heading(page).textContent() });
  const visited = [await state()];
  let at = 0;

  /** Clicks a link, whose page has another URL. */
  async function click(link: Locator) {
    const before = page.url();
    await link.click();
    await expect(page).not.toHaveURL(before);
    await arrive();
  }

  async function arrive() {
    await expect(page).toHaveTitle(/./);
    at += 1;
    visited.splice(at, Infinity, await state());
  }

  async function go(steps: number) {
    at += steps;
    // Later, because the page that is left cannot answer.
    await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
    await expect.poll(state).toEqual(visited[at]);
  }

  await click(inHeader('/projects/')); // 1
  await click(inMain('/atlas/')); // 2
  await go(-1);
  await go(1);
  await click(nextProject()); // 3
  await click(inHeader('/blog/')); // 4
  await click(inMain('/blog/eight-pages/')); // 5
  await click(inMain('#which-page-goes-where')); // 6
  await click(inMain('#the-sum')); // 7
  await go(-2);
  await go(2);
  await click(inHeader('/contact/')); // 8
  await go(-1);
  await go(-1);
  await click(main.locator('.prose sup a')); // 9
  await click(inHeader('/projects/')); // 10
  await click(main.getByRole('link', { name: /^Freelance/ })); // 11
  await click(inMain('/atlas/')); // 12
  await go(-1);
  await go(-1);
  await go(2);
  await page.goto('no-such-page/'); // 13: a document
  await arrive();
  await click(inHeader('/blog/')); // 14
  await click(inMain('/blog/tags/')); // 15
  await go(-4);
  await go(4);
  await click(inHeader('/projects/')); // 16
  await click(inMain('/atlas/')); // 17
  await click(nextProject()); // 18
  await click(inHeader('/#home')); // 19
  await click(inHeader('/contact/')); // 20
  await go(-at);
  await go(visited.length - 1);

  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(heading(page)).toHaveText(strings.contact.heading);
});
