import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { loadContent } from '@/lib/content/load-content';
import { sitePath } from './support/addresses';
import { watchComplaints } from './support/watch';

const { projects } = loadContent();
const titlesWith = (tag: string) =>
  projects
    .filter(({ tags }) => tags.includes(tag))
    .map(({ title, shortTitle }) => shortTitle ?? title);
const everyTitle = projects.map(({ title, shortTitle }) => shortTitle ?? title);

const shown = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const chips = (page: Page) => page.getByRole('navigation', { name: 'Projects by tag' });
const chip = (page: Page, tag: string) =>
  chips(page).getByRole('link', { name: new RegExp(`^${tag} \\d`) });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('all projects are shown, and chips with counts', async ({ page }) => {
  await page.goto('projects/');
  await expect(shown(page)).toHaveText(everyTitle);
  await expect(status(page)).toHaveText(`${projects.length} projects`);
  await expect(chip(page, 'All')).toHaveAttribute('aria-current', 'true');
  await expect(chip(page, 'Docker')).toHaveText(`Docker ${titlesWith('Docker').length}`);
});

test('a chip shows the projects with its tag, and changes the address', async ({ page }) => {
  await page.goto('projects/');
  await chip(page, 'GraphQL').click();
  await expect(shown(page)).toHaveText(titlesWith('GraphQL'));
  await expect(status(page)).toHaveText(
    `${titlesWith('GraphQL').length} of ${projects.length} projects: GraphQL`,
  );
  await expect(chips(page).locator('[aria-current]')).toHaveText(/^GraphQL/);
  await expect(page).toHaveURL(
    ({ pathname, search }) => pathname + search === sitePath('/projects/?tag=graphql'),
  );
});

test('a click just before Next follows the history leads to the list as well', async ({ page }) => {
  await page.addInitScript(() => {
    const { pushState } = history;
    if (location.search) return;
    Object.defineProperty(history, 'pushState', {
      configurable: true,
      get: () => pushState,
      set: (followed: typeof pushState) => {
        document.querySelector<HTMLElement>('a[href$="tag=graphql"]')?.click();
        Object.defineProperty(history, 'pushState', { value: followed, writable: true });
      },
    });
  });
  await page.goto('projects/');
  await expect(page).toHaveURL(/\?tag=graphql$/);
  await expect(shown(page)).toHaveText(titlesWith('GraphQL'));
});

test('back and forward go through what was chosen', async ({ page }) => {
  await page.goto('about/');
  await page.goto('projects/');
  await chip(page, 'GraphQL').click();
  await expect(shown(page)).toHaveText(titlesWith('GraphQL'));
  await chip(page, 'Docker').click();
  await expect(shown(page)).toHaveText(titlesWith('Docker'));
  await page.goBack();
  await expect(shown(page)).toHaveText(titlesWith('GraphQL'));
  await page.goBack();
  await expect(shown(page)).toHaveText(everyTitle);
  await page.goForward();
  await expect(shown(page)).toHaveText(titlesWith('GraphQL'));
});

test("'All' and the link 'Projects' of the header show all again", async ({ page }) => {
  await page.goto('projects/?tag=docker');
  await expect(shown(page)).toHaveText(titlesWith('Docker'));
  await chip(page, 'All').click();
  await expect(shown(page)).toHaveText(everyTitle);
  await chip(page, 'Docker').click();
  await expect(shown(page)).toHaveText(titlesWith('Docker'));
  await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(shown(page)).toHaveText(everyTitle);
});

test('a tag of one project is behind the fold', async ({ page }) => {
  await page.goto('projects/');
  await expect(chip(page, 'Solidity')).toBeHidden();
  await chips(page).getByText('more tags').click();
  await chip(page, 'Solidity').click();
  await expect(shown(page)).toHaveText(titlesWith('Solidity'));
  await expect(chip(page, 'Solidity')).toBeVisible();
});

test('before script comes, the address says the same as after it', async ({ page }) => {
  for (const tag of ['graphql', 'GraphQL', 'cobol', ' Docker ']) {
    const address = `projects/?tag=${encodeURIComponent(tag)}`;
    await page.goto(address);
    const said = async () => ({
      shown: await shown(page).allTextContents(),
      status: await status(page).textContent(),
      chip: await chips(page).locator('[aria-current]').allTextContents(),
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    const before = await said();
    await page.mouse.move(10, 10);
    await page.locator('html[data-hydrated]').waitFor();
    expect(before).toEqual(await said());
  }
});

test('a tag is known by the name that it is shown with', async ({ page }) => {
  const label = projects.flatMap(({ tags }) => tags).find((tag) => /[. ]/.test(tag)) ?? '';
  await page.goto(`projects/?tag=${encodeURIComponent(label)}`);
  await expect(shown(page)).toHaveText(titlesWith(label));
});

test('an unknown tag is said to be one, and all are shown', async ({ page }) => {
  await page.goto('projects/?tag=cobol');
  await expect(status(page)).toHaveText(
    `No project has the tag “cobol”: here are all ${projects.length}.`,
  );
  await expect(shown(page)).toHaveText(everyTitle);
});

for (const width of [375, 1280]) {
  test(`an address with a tag shows its projects at once at ${width} px, and nothing moves`, async ({
    page,
  }) => {
    const complaints = watchComplaints(page);
    await page.addInitScript(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          const { sources } = shift as PerformanceEntry & { sources: { node?: Node }[] };
          moves.push(sources.map(({ node }) => node?.nodeName).join());
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Where the models of the fallback fonts are not installed, late fonts move text on any page.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    await page.goto('projects/?tag=Solidity');
    await expect(shown(page)).toHaveText(titlesWith('Solidity'));
    await expect(status(page)).toHaveText(`1 of ${projects.length} projects: Solidity`);
    expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  });
}

test('it narrows the list before React runs', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('projects/?tag=solidity');
  await expect(shown(page)).toHaveText(titlesWith('Solidity'));
});

test('without script all projects are there, and no chips that do nothing', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('projects/?tag=solidity');
  await expect(shown(page)).toHaveText(everyTitle);
  await expect(chips(page)).toHaveCount(0);
  await page.close();
});

test('a tag of a project leads to the projects that have it', async ({ page }) => {
  await page.goto('stream-manager/');
  await page.getByRole('main').getByRole('link', { name: 'GraphQL', exact: true }).click();
  await expect(shown(page)).toHaveText(titlesWith('GraphQL'));
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`axe finds nothing in the narrowed list in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('projects/?tag=graphql');
    await expect(shown(page)).toHaveText(titlesWith('GraphQL'));
    await chips(page).getByText('more tags').click();
    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}
