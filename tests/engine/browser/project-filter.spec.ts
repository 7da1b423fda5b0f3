import { expect, test, type Page } from '@playwright/test';
import { withBasePath } from '@/lib/base-path';
import { expectAccessible } from '../../support/browser/axe';
import { hydrate, isFrameworkScript, openSettled } from '../../support/browser/page';
import { watchComplaints } from '../../support/browser/watch';

const all = ['Atlas', 'Kitchen Press', 'Ledger', 'Songbook for a Choir'];
const withGoldLeaf = ['Ledger', 'Songbook for a Choir'];
const withPrinting = ['Kitchen Press', 'Songbook for a Choir'];
const withMaps = ['Atlas'];

const shown = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const chips = (page: Page) => page.getByRole('navigation', { name: 'Books by subject' });
const chip = (page: Page, tag: string) =>
  chips(page).getByRole('link', { name: new RegExp(`^${tag} \\d`) });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('all projects are shown, and chips with counts', async ({ page }) => {
  await page.goto('projects/');
  await expect(shown(page)).toHaveText(all);
  await expect(status(page)).toHaveText('4 books');
  await expect(chip(page, 'Every subject')).toHaveAttribute('aria-current', 'true');
  await expect(chip(page, 'Sewing')).toHaveText('Sewing 3');
});

test('a chip shows its projects, in the address too, without React', async ({ page }) => {
  await page.route(isFrameworkScript, (route) => route.abort());
  await page.goto('projects/');
  await chip(page, 'Gold leaf').click();
  await expect(shown(page)).toHaveText(withGoldLeaf);
  await expect(status(page)).toHaveText('Gold leaf: 2 out of 4 books');
  await expect(chips(page).locator('[aria-current]')).toHaveText(/^Gold leaf/);
  await expect(page).toHaveURL(
    ({ pathname, search }) => pathname + search === withBasePath('/projects/?tag=gold-leaf'),
  );
});

test('back and forward go through what was chosen', async ({ page }) => {
  await page.goto('about/');
  await openSettled(page, 'projects/');
  await chip(page, 'Gold leaf').click();
  await expect(shown(page)).toHaveText(withGoldLeaf);
  await chip(page, 'Printing').click();
  await expect(shown(page)).toHaveText(withPrinting);
  await page.goBack();
  await expect(shown(page)).toHaveText(withGoldLeaf);
  await page.goBack();
  await expect(shown(page)).toHaveText(all);
  await page.goForward();
  await expect(shown(page)).toHaveText(withGoldLeaf);
});

test('the chip of all and the link to the list in the header show all again', async ({ page }) => {
  await openSettled(page, 'projects/?tag=printing');
  await expect(shown(page)).toHaveText(withPrinting);
  await chip(page, 'Every subject').click();
  await expect(shown(page)).toHaveText(all);
  await chip(page, 'Printing').click();
  await expect(shown(page)).toHaveText(withPrinting);
  await page.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).click();
  await expect(shown(page)).toHaveText(all);
});

test('a tag of one project is behind the fold', async ({ page }) => {
  await openSettled(page, 'projects/');
  await expect(chip(page, 'Maps')).toBeHidden();
  await chips(page).getByText('1 other subject').click();
  await chip(page, 'Maps').click();
  await expect(shown(page)).toHaveText(withMaps);
  await expect(chip(page, 'Maps')).toBeVisible();
});

test('React changes nothing of what the address says', async ({ page }) => {
  for (const tag of ['gold-leaf', 'Gold leaf', 'cobol', ' Printing ']) {
    const address = `projects/?tag=${encodeURIComponent(tag)}`;
    await page.goto(address);
    const said = async () => ({
      shown: await shown(page).allTextContents(),
      status: await status(page).textContent(),
      chip: await chips(page).locator('[aria-current]').allTextContents(),
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    const before = await said();
    await hydrate(page);
    expect(before).toEqual(await said());
  }
});

test('a tag is known by the name that it is shown with', async ({ page }) => {
  await page.goto(`projects/?tag=${encodeURIComponent('C#')}`);
  await expect(shown(page)).toHaveText(['Atlas', 'Ledger']);
});

test('an unknown tag is said to be one, and all are shown', async ({ page }) => {
  await page.goto('projects/?tag=cobol');
  await expect(status(page)).toHaveText('Nothing about “cobol” among 4 books.');
  await expect(shown(page)).toHaveText(all);
});

for (const width of [375, 1280]) {
  test(`a tag in the address filters at once at ${width} px, without a shift`, async ({ page }) => {
    const complaints = watchComplaints(page);
    await page.addInitScript(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          const { sources } = shift as PerformanceEntry & { sources: { node?: Node }[] };
          // A slow browser paints the header before all of it has been parsed.
          const inPage = sources.filter(
            ({ node }) => !node?.parentElement?.closest('header.site-header'),
          );
          if (inPage.length > 0) moves.push(inPage.map(({ node }) => node?.nodeName).join());
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Where the models of the fallback fonts are not installed, late fonts move text on any page.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    await page.goto('projects/?tag=Maps');
    await expect(shown(page)).toHaveText(withMaps);
    await expect(status(page)).toHaveText('Maps: 1 out of 4 books');
    expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  });
}

test('without script all projects are there, and no chips', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('projects/?tag=maps');
  await expect(shown(page)).toHaveText(all);
  await expect(chips(page)).toHaveCount(0);
  await page.close();
});

test('a tag of a project leads to the projects that have it', async ({ page }) => {
  await page.goto('ledger/');
  await page.getByRole('main').getByRole('link', { name: 'Gold leaf', exact: true }).click();
  await expect(shown(page)).toHaveText(withGoldLeaf);
});

test('axe finds nothing in the narrowed list', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('projects/?tag=gold-leaf');
  await expect(shown(page)).toHaveText(withGoldLeaf);
  await chips(page).getByText('1 other subject').click();
  await expectAccessible(page);
});
