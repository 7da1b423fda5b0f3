import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { owner } from '@/app/owner';
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { cvFiles } from '@/lib/cv/cv-files';
import { resolveLinks, type ResolvedLink } from '@/lib/resolve-links';
import type { SiteLink } from '@/lib/schema';
import { hasRoute } from '@/lib/site-sections';
import { routes, withBasePath } from '@/lib/urls';
import { unknownPath } from './support/exported-pages';
import { content, sections } from './support/site';
import { expect, test } from './support/test';

// The links do not depend on scripts.
test.use({ javaScriptEnabled: false });

/* These tests only read pages. They share one, because to open a new one takes longer than to read it. */
test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});
test.afterAll(() => page.close());

const resolve = (links: readonly SiteLink[]) => resolveLinks(links, { owner, settings, sections });

/**
 * Expects exactly the links of a list in `data/navigation.ts`.
 * @param inTabs whether links to apps open in new tabs, as those to other sites do
 */
async function expectLinks(links: Locator, wanted: readonly SiteLink[], inTabs = false) {
  const resolved = resolve(wanted);
  const opensTab = ({ type, href }: ResolvedLink) =>
    type === 'external' && (inTabs || href.startsWith('http'));
  await expect(links).toHaveText(
    resolved.map((link) => link.label + (opensTab(link) ? strings.markdown.newTab : '')),
  );
  for (const [index, wantedLink] of resolved.entries()) {
    const { href, type, fileName } = wantedLink;
    const link = links.nth(index);
    await expect(link).toHaveAttribute('href', type === 'external' ? href : withBasePath(href));
    if (type === 'download') await expect(link).toHaveAttribute('download', fileName ?? '');
    if (!opensTab(wantedLink)) continue;
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  }
}

for (const [bar, width, links] of [
  ['drawer', 375, navigation.drawer],
  ['header', 1280, navigation.header],
] as const) {
  test(`the ${bar} has the links of data/navigation.ts`, async () => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('./');
    if (bar === 'drawer') {
      await page.getByRole('button', { name: strings.layout.menu, exact: true }).click();
    }
    const list = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expectLinks(list, links);
  });
}

test('the logo leads to the home page', async () => {
  await page.goto(unknownPath);
  await page.getByRole('banner').getByRole('link', { name: owner.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(strings.home.greeting);
});

test('the footer has the columns of data/navigation.ts, without empty ones', async () => {
  await page.goto('./');
  const footer = page.getByRole('contentinfo');
  const columns = navigation.footer.filter(({ links }) => resolve(links).length > 0);
  await expect(footer.getByRole('heading')).toHaveText(columns.map(({ title }) => title));
  await expectLinks(
    footer.getByRole('link'),
    columns.flatMap(({ links }) => links),
  );
  await expect(footer).toContainText(strings.site.copyright(owner));
});

test('the home page has the buttons of data/navigation.ts', async () => {
  await page.goto('./');
  await expectLinks(page.locator('#home li').getByRole('link'), navigation.home);
});

if (sections.contact) {
  test('the contact page has the buttons of data/navigation.ts', async () => {
    await page.goto('./contact/');
    await expectLinks(
      page.getByRole('main').getByRole('listitem').getByRole('link'),
      navigation.contact,
      true,
    );
  });
}

for (const [what, list, routesOf] of [
  ['every project', routes.projects, content.projects.map(({ path }) => path)],
  [
    'every one of the newest posts',
    routes.blog,
    content.blog.pages.get(routes.blog)?.posts.map(({ path }) => path) ?? [],
  ],
] as const) {
  if (routesOf.length === 0) continue;
  test(`${list} lists ${what}`, async () => {
    await page.goto(`.${list}`);
    const links = page
      .getByRole('main')
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link');
    const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(listed).toEqual(routesOf.map(withBasePath));
  });
}

for (const { format, path, name } of cvFiles({ owner, settings })) {
  const isOnAbout = format === 'word';
  if (isOnAbout && !hasRoute(routes.about)) continue;
  test(`${name} is saved under that name`, async () => {
    await page.goto(isOnAbout ? './about/' : './');
    const link = page.locator(`main a[href="${withBasePath(path)}"]`).first();
    const saved = page.waitForEvent('download');
    await link.click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(name);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 4).toString()).toBe(isOnAbout ? 'PK\x03\x04' : '%PDF');
  });
}
