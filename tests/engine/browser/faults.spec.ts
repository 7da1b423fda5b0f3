import { expect, test } from '@playwright/test';
import { hold, hostAnswers, post } from '../../support/browser/host';
import { heading, laidOut, openSettled } from '../../support/browser/page';
import { watchComplaints } from '../../support/browser/watch';

/* What is broken outside the site leaves a page that can be read and used. */

const article = 'blog/eight-pages/';
const title = 'Eight pages from one sheet';

test.describe('the markdown of an article', () => {
  test('is slow: the article stands until the new text comes', async ({ page }) => {
    await hostAnswers(page, 'eight-pages', { GET: { body: post('Four ways', 'New.') } });
    const letThrough = await hold(page, '**/blog/eight-pages.md');
    const asked = page.waitForRequest(/eight-pages\.md$/);
    await page.goto(article);
    await asked;
    await expect(heading(page)).toHaveText(title);
    letThrough();
    await expect(heading(page)).toHaveText('Four ways');
  });

  test('is a redirect elsewhere: the article stays as it is', async ({ page }) => {
    const complaints = watchComplaints(page);
    const elsewhere: string[] = [];
    await page.route('https://elsewhere.example/**', (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ body: post('Taken over', 'No.') });
    });
    const headers = { location: 'https://elsewhere.example/' };
    await hostAnswers(page, 'eight-pages', { GET: { status: 302, headers } });
    await openSettled(page, article);
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    expect(complaints.filter((complaint) => complaint.startsWith('Uncaught'))).toEqual([]);
    expect(elsewhere).toEqual([]);
    await expect(heading(page)).toHaveText(title);
  });
});

test('without fonts and storage, pages are read, and themes changed', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  const complaints = watchComplaints(page);
  await openSettled(page, 'about/');
  await expect(heading(page)).toBeVisible();
  const light = page.getByRole('banner').getByRole('radio', { name: 'White' });
  await light.click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', { name: 'Workshop', exact: true }).first().click();
  await expect(heading(page)).toHaveText('The workshop');
  expect(complaints.filter((complaint) => complaint.startsWith('Uncaught'))).toEqual([]);
});

test('offline, a page stays usable; once online, the way is back', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openSettled(page, 'about/');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Show the contents' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Books', exact: true });
  await expect(link).toBeVisible();
  await link.click();
  // The browser's own page: it tells that there is no connection.
  await expect(page).toHaveURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.goBack();
  await expect(heading(page)).toHaveText('About her');
});

test('a layout that fails leaves a page that says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    const { dispatchEvent } = window;
    window.dispatchEvent = (event) => {
      if (event.type === 'hydrated') throw new Error('Broken');
      return dispatchEvent.call(window, event);
    };
  });
  await page.goto('about/');
  await laidOut(page);
  await page.evaluate(() => document.dispatchEvent(new Event('needs-react')));
  await expect(page.getByRole('heading')).toHaveText(['The press has jammed']);
});
