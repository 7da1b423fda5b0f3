import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { settings } from '@/data/site';
import { withBasePath } from '@/lib/urls';
import { hostAnswers, post, startHost } from '../../site/support/host';
import { heading, hydrated, openHydrated, settled } from '../../site/support/page';
import { expect, test } from '../../site/support/test';
import { watchConsole, watchRequests } from '../../site/support/watch';
import { strings as french } from '../fixtures/translations/fr/strings';

/* What visitors of a site in two languages do. */

const toEnglish = (page: Page) =>
  page.getByRole('banner').locator(`a[hreflang="${settings.language}"]:visible`);
const toFrench = (page: Page) => page.getByRole('banner').locator('a[hreflang="fr"]:visible');
const at = (target: string) => (url: URL) =>
  url.href.slice(url.origin.length) === withBasePath(target);

test('the link to a language leads to the same place on the page, in the same theme', async ({
  page,
}) => {
  await openHydrated(page, 'atlas/?from=list#guards');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await toFrench(page).click();
  await expect(page).toHaveURL(at('/fr/atlas/?from=list#guards'));
  await expect(heading(page)).toHaveText('Atlas des marées');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // Query and hash are added by React, and the link has led to a new document.
  await hydrated(page);
  await toEnglish(page).click();
  await expect(page).toHaveURL(at('/atlas/?from=list#guards'));
});

test.describe('live posts', () => {
  test.skip(settings.livePosts === false, 'The owner has turned live posts off.');

  test('an article asks for its own Markdown, and shows it with the images of both languages', async ({
    page,
  }) => {
    const requests = watchRequests(page, ({ pathname }) => pathname.endsWith('.md'));
    const body =
      '![A](huit-pages/plis.svg) ![B](eight-pages/sheet.png)\n\n> [!NOTE]\n> [C](/atlas/)';
    await hostAnswers(page, 'huit-pages', { GET: { body: post('Seize pages', body) } });
    await page.goto('fr/blog/huit-pages/');
    await expect(heading(page)).toHaveText('Seize pages');
    const source = withBasePath('/fr/blog/huit-pages.md');
    expect(requests).toEqual([`HEAD ${source}`, `GET ${source}`]);
    await expect(page.locator('.callout-title')).toHaveText(french.markdown.note);
    for (const name of ['A', 'B']) {
      const width = () =>
        page.getByAltText(name).evaluate((image: HTMLImageElement) => image.naturalWidth);
      await page.getByAltText(name).scrollIntoViewIfNeeded();
      await expect.poll(width).toBeGreaterThan(0);
    }
    const link = page.getByRole('article').getByRole('link', { name: 'C', exact: true });
    await expect(link).toHaveAttribute('href', withBasePath('/fr/atlas/'));
  });

  test('on a host with one 404 page, new posts and wrong paths are in their language', async ({
    page,
    out,
    baseURL,
  }) => {
    const body = readFileSync(path.join(out, '404.html'), 'utf8');
    const isUnknown = (pathname: string) => /\/(neuf|perdu)(\/|\.md)/.test(pathname);
    const { url, stop } = await startHost(baseURL!, (pathname) => {
      if (pathname === withBasePath('/fr/blog/neuf.md')) return { body: post('Neuf', 'Ajouté.') };
      if (!isUnknown(pathname)) return undefined;
      return { status: 404, body, headers: { 'content-type': 'text/html' } };
    });
    const messages = watchConsole(page);

    await page.goto(`${url}fr/blog/neuf/?a=1#h`);
    await expect(heading(page)).toHaveText('Neuf');
    await expect(page).toHaveURL(at('/fr/blog/neuf/?a=1#h'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await settled(page);

    await page.goto(`${url}fr/perdu/#h`);
    await expect(heading(page)).toHaveText(french.notFound.title);
    await expect(page).toHaveURL(at('/fr/perdu/#h'));
    await page.getByRole('main').getByRole('link', { name: french.notFound.link }).click();
    await expect(page).toHaveURL(at('/fr/'));
    await settled(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(french.notFound.title);

    await page.goto(`${url}fr/blog/perdu/`);
    await expect(heading(page)).toHaveText(french.notFound.title);
    const unexpected = messages.filter((message) => !message.includes('404'));
    expect(unexpected).toEqual([]);
    stop();
  });
});
