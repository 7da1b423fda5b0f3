import type { Page } from '@playwright/test';
import { withBasePath } from '@/lib/urls';
import { headingIn, titleIn, type ExportedPage } from '../support/exported-pages';
import { heading, hydrated, isSameDocument } from '../support/page';
import { expect, test } from '../support/test';
import { watchConsole } from '../support/watch';

test('links lead to every page and back, in one document and without console messages', async ({
  page,
  pages,
  out,
}) => {
  test.slow();
  const messages = watchConsole(page);
  const linked = pages.filter(({ isNotFound }) => !isNotFound);
  for (const home of linked.filter(({ path, language }) => isHome(path, language))) {
    const inLanguage = linked.filter(({ language }) => language === home.language);
    const unlinked = await visitAll(page, home.path, inLanguage);
    if (out === 'out') continue;
    // Owners link to their own pages.
    expect(unlinked).toEqual(home.path === './' ? [withBasePath('/prices/')] : []);
  }
  expect(messages).toEqual([]);
});

/** The main language has no prefix. */
const isHome = (path: string, language: string) => ['./', `./${language}/`].includes(path);

/** Follows links to pages, until no page links to another one. Returns the paths of the pages without links. */
async function visitAll(page: Page, home: string, pages: readonly ExportedPage[]) {
  const unvisited = new Map(pages.map(({ path, html }) => [withBasePath(path.slice(1)), html]));
  await page.goto(home);
  await hydrated(page);
  await isSameDocument(page);
  unvisited.delete(withBasePath(home.slice(1)));
  let depth = 0;
  while (unvisited.size > 0) {
    const path = await nextPath(page, [...unvisited.keys()]);
    if (path) {
      await page
        .locator(`a[href="${path}"]:visible`)
        .and(page.locator(outsideTexts))
        .first()
        .click();
      const html = unvisited.get(path)!;
      await expect(heading(page)).toHaveText(headingIn(html));
      await expect(page).toHaveTitle(titleIn(html));
      unvisited.delete(path);
      depth += 1;
    } else {
      if (depth === 0) break;
      const before = page.url();
      await page.goBack();
      await expect(page).not.toHaveURL(before);
      depth -= 1;
    }
    expect(await isSameDocument(page), `after ${path ?? 'going back'}`).toBe(true);
  }
  return [...unvisited.keys()];
}

/** Links inside rendered Markdown load documents. */
const outsideTexts = 'a[href]:not([download], .prose a)';

/** The first link of a page to one of some paths. */
const nextPath = (page: Page, wanted: readonly string[]) =>
  page.locator(outsideTexts).evaluateAll(
    (links, paths) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => link.getAttribute('href')!)
        .find((href) => paths.includes(href)),
    wanted,
  );
