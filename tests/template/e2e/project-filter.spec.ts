import type { Page } from '@playwright/test';
import { strings } from '@/data/strings';
import { withBasePath } from '@/lib/urls';
import { expectAccessible, expectContrast } from '../../site/support/axe';
import { headerLink, heading, openHydrated, recordFrames, settled } from '../../site/support/page';
import { expect, test } from '../../site/support/test';
import { layoutShift, watchConsole } from '../../site/support/watch';

const { filter } = strings.projects;
const all = ['Atlas', 'Kitchen Press', 'Ledger', 'Songbook for a Choir'];
const personal = ['Kitchen Press', 'Songbook for a Choir'];

const shown = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const chips = (page: Page) => page.getByRole('navigation', { name: filter.label });
const chip = (page: Page, tag: string) =>
  chips(page).getByRole('link', { name: new RegExp(`^${tag} \\d`) });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('a chip shows its projects, in the URL too, and Back and Forward step through the choices', async ({
  page,
}) => {
  await openHydrated(page, 'about/');
  await headerLink(page, '/projects/').click();
  await expect(shown(page)).toHaveText(all);
  await expect(status(page)).toHaveText(filter.total(4));
  await chip(page, 'Personal').click();
  await expect(shown(page)).toHaveText(personal);
  await expect(status(page)).toHaveText(filter.found(2, 4, 'Personal'));
  await expect(page).toHaveURL(
    ({ pathname, search }) => pathname + search === withBasePath('/projects/?tag=personal'),
  );
  await chip(page, 'Freelance').click();
  await expect(shown(page)).toHaveText(['Atlas']);
  await page.goBack();
  await expect(shown(page)).toHaveText(personal);
  await page.goBack();
  await expect(shown(page)).toHaveText(all);
  await page.goForward();
  await expect(shown(page)).toHaveText(personal);
  await chip(page, filter.all).click();
  await expect(shown(page)).toHaveText(all);
  await page.goBack();
  await headerLink(page, '/projects/').click();
  await expect(shown(page)).toHaveText(all);
});

test('Back from a project restores the filter and the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openHydrated(page, 'projects/');
  await chip(page, 'Personal').click();
  await expect(shown(page)).toHaveText(personal);
  await shown(page).last().scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  await shown(page).last().getByRole('link').click();
  await expect(heading(page)).toHaveText('Songbook for a Choir');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(shown(page)).toHaveText(personal);
  // Not in whole pixels everywhere.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(top, 0);
});

test('the list is there in the first frame after a link, and nothing shifts', async ({ page }) => {
  await openHydrated(page, './');
  const frames = await recordFrames(page, () => () => {
    const title = document.querySelector('h1')?.textContent;
    return `${title}: ${document.querySelectorAll('main li article').length}`;
  });
  const before = await layoutShift(page);
  await headerLink(page, '/projects/').click();
  await expect(shown(page)).toHaveText(all);
  const ofProjects = async () =>
    (await frames()).filter((frame) => frame.startsWith(strings.projects.heading));
  // While a view transition captures the page, no frame is painted.
  await expect.poll(ofProjects).toEqual([`${strings.projects.heading}: ${all.length}`]);
  expect((await layoutShift(page)) - before).toBeLessThan(0.001);
});

test('a shared URL filters, without messages on the console, and axe finds nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const messages = watchConsole(page);
  await page.goto('projects/?tag=Gold%20leaf');
  await expect(shown(page)).toHaveText(['Ledger', 'Songbook for a Choir']);
  await settled(page);
  expect(messages).toEqual([]);
  await expectAccessible(page, { within: 'main' });
  await expectContrast(page, { within: 'main' });
});
