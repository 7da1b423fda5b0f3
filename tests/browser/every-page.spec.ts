import { expect, test, type Page } from '@playwright/test';
import { pages, unknownPage } from './support/pages';
import { readToTheEnd } from './support/read-to-the-end';
import { settled } from './support/settled';
import { watchComplaints, watchRequests } from './support/watch';

for (const { path, heading } of pages) {
  test(`${path} is '${heading}', and answers`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectSoundOutline(page);
  });

  test(`${path} is quiet: no other origin, no complaint, no broken picture`, async ({
    page,
    baseURL,
  }) => {
    const complaints = watchComplaints(page);
    const own = new RegExp(`^(${new URL(baseURL ?? '').origin}/|data:|blob:)`);
    const markdown = watchRequests(page, ({ pathname }) => pathname.endsWith('.md'));
    const elsewhere = watchRequests(page, ({ href }) => !own.test(href));
    await page.goto(path);
    await readToTheEnd(page);
    await expect.poll(() => missingPictures(page)).toEqual([]);
    await settled(page);
    expect(elsewhere).toEqual([]);
    expect(markdown).toHaveLength(path === 'blog/responsive-design/' ? 2 : 0);
    expect(complaints).toEqual([]);
  });
}

test('an unknown address has a sound outline too', async ({ page }) => {
  await page.goto(unknownPage.path);
  await expectSoundOutline(page);
});

test('an unknown address gives nothing to complain of but its status', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto(unknownPage.path);
  await settled(page);
  expect(complaints).toEqual([expect.stringContaining('status of 404')]);
});

/** One header, main part, footer and first heading; levels in steps of one; ids that are there. */
async function expectSoundOutline(page: Page) {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.getByRole('contentinfo')).toHaveId('contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await steppedOver(page)).toEqual([]);
  expect(await brokenReferences(page)).toEqual([]);
}

const missingPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((pictures) =>
      (pictures as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    );

/** Headings of the main part that are more than one level below the heading before them. */
const steppedOver = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h4, h5, h6)').evaluateAll((headings) => {
    const level = (heading?: Element) => Number(heading?.tagName.slice(1) ?? 0);
    return headings
      .filter((heading, index) => level(heading) > level(headings[index - 1]) + 1)
      .map(({ textContent }) => textContent);
  });

/** Ids that are given twice, and ids that something refers to and nothing has. */
const brokenReferences = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    const attributes = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'for',
      'commandfor',
    ];
    const named = attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap(
        (element) => element.getAttribute(name)?.split(/\s+/) ?? [],
      ),
    );
    const linked = [...document.querySelectorAll('a[href^="#"]')].map((link) =>
      decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''),
    );
    return [...repeated, ...[...named, ...linked].filter((id) => !ids.includes(id))];
  });
